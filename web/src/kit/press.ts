/** Pieces that answer a question are buttons, in HTML and in drawings. */
import type { Answer } from '../generated/messages';
import { type Choice, isAnswer, labels, type Planned } from './choices';

/** Take what was pressed: the one answer it stands for, or a choice among several. */
export type Press<C extends Choice | Planned = Choice> = (choices: C[], element: Element) => void;

/** Attributes that make a drawn piece a button. Without choices it is none. */
export function pressable<C extends Choice | Planned>(
  choices: C[] | undefined,
  press: Press<C>,
  hinted: Answer | null = null,
  name = '',
): Record<string, unknown> {
  if (!choices?.length) return {};
  const take = (event: globalThis.Event) => {
    event.stopPropagation();
    press(choices, event.currentTarget as Element);
  };
  const label = labels(choices);
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': name && choices.length > 1 ? `${name}: ${label}` : label,
    'data-hinted': choices.some((choice) => isAnswer(choice, hinted)) || undefined,
    onclick: take,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      take(event);
    },
  };
}
