/** Exports a list of cards as readable text, CSV or JSON. */

import { cardAsText } from './cardAsText.ts';
import type { CardSummary, CardTexts } from './cardList.ts';
import type { CardSet } from './cardSet.ts';

export const exportFormats = ['text', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const columns = [
  'set',
  'number',
  'name',
  'type',
  'discipline',
  'cost',
  'resourceValue',
  'effects',
  'fearEffects',
  'flavor',
] as const;

type Row = Readonly<Record<(typeof columns)[number], string | number>>;

/**
 * The cards in the given format. Cards without an entry in `texts` are exported without their texts.
 *
 * @param setTotal - The printed total of a set: the 16 of `04/16`.
 */
export function exportCards(
  format: ExportFormat,
  cards: readonly CardSummary[],
  texts: ReadonlyMap<number, CardTexts>,
  sets: readonly CardSet[],
  setTotal: (set: number) => number,
): string {
  if (format === 'text') {
    return cards.map((card) => textOf(card, texts.get(card.id), sets, setTotal(card.set))).join('\n\n');
  }
  const rows = cards.map((card) => rowOf(card, texts.get(card.id), sets));
  if (format === 'json') return JSON.stringify(rows, null, 2);
  return [columns.join(','), ...rows.map((row) => columns.map((column) => csvCell(row[column])).join(','))].join(
    '\r\n',
  );
}

const noWords = { effects: '', fearEffects: '', flavor: '' };

function textOf(card: CardSummary, words: CardTexts | undefined, sets: readonly CardSet[], total: number): string {
  const set = sets.find(({ id }) => id === card.set) ?? { name: `Set ${card.set}` };
  return cardAsText({ ...card, ...noWords, ...words }, set, total);
}

function rowOf(card: CardSummary, words: CardTexts | undefined, sets: readonly CardSet[]): Row {
  const { number, name, type, discipline, cost, resourceValue } = card;
  const set = sets.find(({ id }) => id === card.set)?.name ?? card.set;
  const { effects, fearEffects = '', flavor } = { ...noWords, ...words };
  return { set, number, name, type, discipline, cost, resourceValue, effects, fearEffects, flavor };
}

/** Quotes a cell if necessary. Prefixes an apostrophe to text that a spreadsheet would read as a formula. */
function csvCell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+@\t\r-]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
