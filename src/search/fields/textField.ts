/** The parts that all text fields have in common. */

import { plain, quoted } from '../query/sentence.ts';
import { maxTextLength, needleOf } from '../text/searchText.ts';
import { textColumns } from '../textColumns.ts';
import { type CardPredicate, conjugated, type SideLimit, type TextField, type TextWords } from './field.ts';

type Own = Pick<TextField, 'param' | 'typed' | 'columns' | 'words' | 'help' | 'sample'> &
  Partial<Pick<TextField, 'control' | 'nameIn' | 'onSide'>>;

export function textField(own: Own): TextField {
  return {
    kind: 'text',
    read: (given) =>
      typeof given === 'string' && given.length > 0 && given.length <= maxTextLength ? given : undefined,
    fault: 'It is a text.',
    matches: (typed, query) => containsText(own.columns(query), typed),
    ...own,
  };
}

type Columns = ReturnType<TextField['columns']>;

/** Whether any of the texts contains what was typed. Columns are read directly, because this runs for every card. */
export function containsText(columns: Columns, typed: string): CardPredicate {
  const needle = needleOf(typed);
  const texts = columns.map((column) => textColumns[column]);
  return (card, folded) => texts.some((textOf) => textOf(card, folded)?.includes(needle));
}

/** Whether any of the texts is exactly what was typed. */
export function equalsText(columns: Columns, typed: string): CardPredicate {
  const needle = needleOf(typed);
  const texts = columns.map((column) => textColumns[column]);
  return (card, folded) => texts.some((textOf) => textOf(card, folded) === needle);
}

/**
 * The words for a text that cards contain.
 *
 * @param place - Where a card says it: " in fear".
 */
export const wordsOfText = (text: string, noun: string, place: string, where = noun): TextWords => ({
  noun: [plain(`the ${noun} `), ...quoted(text)],
  whose: [plain(`${where} contains `), ...quoted(text)],
  clause: (voice) => [plain(`${conjugated('say', voice)} `), ...quoted(text), plain(place)],
  exactly: (voice) => [plain(`${conjugated('say', voice)} exactly `), ...quoted(text), plain(place)],
});

/** The only side to which a query limits its text. */
export const onlySide = ({ in: [side, other] = [] }: SideLimit) => (other === undefined ? side : undefined);
