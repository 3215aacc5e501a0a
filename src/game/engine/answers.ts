/** Records answers to the choices of an item. */

import { type ChoiceAsk, nothing } from './question.ts';
import type { Choices, State } from './state.ts';

/** Records an answer in `choices`. */
export function answer(state: State, choices: Choices, ask: ChoiceAsk, value: number): void {
  switch (ask) {
    case 'clone':
      choices.clone = value;
      return;
    case 'item':
      choices.item = value === nothing ? null : value;
      return;
    case 'new-clone':
      choices.newClone = value;
      return;
    case 'new-state':
      choices.newState = value;
      return;
    case 'state':
      choices.state = value;
      return;
    case 'slot':
      choices.slot = value;
      choices.slotCard = state.headspace[value]?.card ?? 0;
      return;
    case 'memory':
      choices.memories?.push(value);
      return;
    case 'mode':
      choices.modes?.push(value);
      return;
    case 'copied-card':
      choices.card = value;
      return;
    default:
      ask satisfies never;
  }
}

/** The choices that an answer belongs to: those of the copied effect, once the copied card is known. */
export const openChoices = (choices: Choices): Choices => choices.copy ?? choices;
