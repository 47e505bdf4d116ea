/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard', 'stylelint-config-html/svelte'],
  rules: {
    // Rules stand close together, and prettier decides the rest.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // Svelte's own word.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // The kinds of cards are named as the server names them: `.paper-room_item`.
    'selector-class-pattern': '^[a-z][a-z0-9]*([-_][a-z0-9]+)*$',
    // A component's rules follow its markup, so a later one may be the weaker.
    'no-descending-specificity': null,
    'alpha-value-notation': 'number',
    'font-family-name-quotes': 'always-unless-keyword',
    'value-keyword-case': ['lower', { ignoreProperties: [/^--/] }],
    // Browsers that are a few years old do not know `width < 640px`.
    'media-feature-range-notation': 'prefix',
    // `calc` needs the unit.
    'length-zero-no-unit': [true, { ignore: ['custom-properties'], ignoreFunctions: ['env'] }],
    // Safari knows this one by its prefix only.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-user-select'] }],
  },
};
