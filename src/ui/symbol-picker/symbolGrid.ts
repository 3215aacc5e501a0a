/** The symbols of the picker: arrow keys in rows of unequal length, and a filter by typed text. */

import type { SymbolGroup } from '#game/cards/symbol.ts';
import { foldText } from '#search/text/foldText.ts';

/** Rows from top to bottom. */
type Rows<Item> = readonly (readonly Item[])[];

const clamp = (place: number, length: number) => Math.min(Math.max(place, 0), length - 1);

/** The item that a key moves the focus to; `undefined` for other keys. Left and Right continue in the next row. */
export function moveInGroups<Item>(rows: Rows<Item>, from: Item, key: string): Item | undefined {
  const filled = rows.filter((row) => row.length > 0);
  const all = filled.flat();
  const place = all.indexOf(from);
  if (place < 0) return all[0];
  const row = filled.findIndex((items) => items.includes(from));
  const column = filled[row]?.indexOf(from) ?? 0;
  const inRow = (step: number) => {
    const next = filled[clamp(row + step, filled.length)] ?? [];
    return next[clamp(column, next.length)];
  };
  switch (key) {
    case 'ArrowRight':
      return all[clamp(place + 1, all.length)];
    case 'ArrowLeft':
      return all[clamp(place - 1, all.length)];
    case 'ArrowDown':
      return inRow(1);
    case 'ArrowUp':
      return inRow(-1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
}

/** The groups with only the symbols whose words, group title or token contain the text. */
export function matchingSymbols(groups: readonly SymbolGroup[], typed: string): readonly SymbolGroup[] {
  const needle = foldText(typed).trim();
  return groups.map(({ title, symbols }) => ({
    title,
    symbols: symbols.filter(({ spoken, token }) =>
      [spoken, title, token, token.slice(1, -1)].some((text) => foldText(text).includes(needle)),
    ),
  }));
}
