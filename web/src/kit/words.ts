/** Words and how they go together. */

/** A text that begins with a capital, as a sentence does. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name without its article: "Ghost" for "The Ghost". */
export const bare = (name: string): string => name.replace(/^The /, '');
