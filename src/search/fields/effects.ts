import { symbolGroups } from '#game/cards/symbol.ts';
import { sides } from '../searchQuery.ts';
import { plain, strong } from '../sentence.ts';
import { choicesOf, oneOf, type SearchField, type TextField } from './field.ts';
import { onlySide, textField, wordsOfText } from './textField.ts';

type Side = (typeof sides)[number];

/** Contained in the text of the sides named by `in`. */
export const effects: TextField = textField({
  param: 'effects',
  typed: ['e', 'effects', 'text'],
  columns: (query) => {
    const side = onlySide(query);
    return side ? [side] : sides;
  },
  words: (effects, query) => {
    const side = onlySide(query);
    return wordsOfText(effects, 'text', side ? ` in ${side}` : '', side ?? 'text, on either side,');
  },
  help: ['Either side says it.', 'e:"gain {T}"'],
  control: { place: 2, as: 'symbols', label: 'Effects text', groups: symbolGroups, isWide: true },
  sample: { effects: 'cancel' },
});

/** The sides that `effects` searches; either side if absent. */
export const inSides: SearchField<readonly Side[], Side> = {
  param: 'in',
  ...oneOf(sides),
  isList: true,
  matches: () => undefined,
  words: (chosen) => ({ noun: [plain('the limit to '), strong(chosen.join(' and '))], clause: () => [] }),
  control: { place: 3, as: 'checkbox', label: 'Search in', options: choicesOf(sides) },
  sample: { effects: 'cancel', in: ['desire'] },
};
