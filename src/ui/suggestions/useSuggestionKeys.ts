/**
 * A text field with suggestions as a combobox: the focus stays in the field, the arrow keys walk through the rows and
 * back to the text.
 */

import { type KeyboardEvent, useId, useState } from 'react';
import type { SuggestionGroup } from './suggestion.ts';

/** The place of the text among the rows, as `findIndex` gives it. */
const atText = -1;

export function useSuggestionKeys(groups: readonly SuggestionGroup[]) {
  const id = useId();
  // By its address: rows that come later may move it.
  const [chosen, setChosen] = useState<string>();
  const rows = groups.flatMap(({ rows }) => rows);
  const count = rows.length;
  const active = rows.findIndex(({ href }) => href === chosen);
  return {
    active,
    /** For the text field. */
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': id,
      'aria-activedescendant': active > atText ? rowId(id, active) : undefined,
    },
    /** For the `SuggestionList`, which is there while `aria-expanded` says so. */
    list: { id, groups, active },
    backToText: () => setChosen(undefined),
    /** Takes an arrow key, and says whether it was one. */
    walk(press: KeyboardEvent): boolean {
      const step = { ArrowDown: 1, ArrowUp: -1 }[press.key];
      if (!step) return false;
      press.preventDefault();
      const places = count + 1;
      setChosen(rows[((active + 1 + step + places) % places) - 1]?.href);
      return true;
    },
    /** Follows the link of a row, if there is one. */
    follow(place = active): boolean {
      const row = document.getElementById(rowId(id, place));
      row?.click();
      return Boolean(row);
    },
  } as const;
}

/** The element of a row, by its place among all rows. */
export const rowId = (listId: string, place: number) => `${listId}-${place}`;
