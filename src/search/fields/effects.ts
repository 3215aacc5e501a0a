import { symbolGroups } from '#game/cards/symbol.ts';
import { sides, type TextField } from './field.ts';
import { onlySide, textField, wordsOfText } from './textField.ts';

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
  // A side is also the name of the field that searches it.
  nameIn: onlySide,
  onSide: { side: 'desire', typed: ['desire'], help: ['The desire side says it.', 'desire:forget'] },
  control: { place: 2, as: 'symbols', label: 'Effects text', groups: symbolGroups, isWide: true },
  sample: { effects: 'cancel' },
});
