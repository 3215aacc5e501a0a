import { plain, strong } from '../query/sentence.ts';
import { choicesOf, oneOf, type SearchField, type Side, sides } from './field.ts';

/** The sides that `effects` searches; either side if absent. */
export const inSides: SearchField<readonly Side[], Side> = {
  param: 'in',
  ...oneOf(sides),
  isList: true,
  matches: () => undefined,
  // A search for both sides has no limit.
  words: (chosen) => ({ noun: [plain('the limit to '), strong(chosen.join())], clause: () => [] }),
  control: { place: 3, as: 'checkbox', label: 'Search in', options: choicesOf(sides) },
  sample: { effects: 'cancel', in: ['desire'] },
};
