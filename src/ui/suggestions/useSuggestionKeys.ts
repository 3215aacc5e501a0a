/**
 * A text field with suggestions as a combobox: the focus stays in the field, the arrow keys move through the rows and
 * back to the text.
 */

import { type KeyboardEvent, useId, useState } from 'react';
import type { SuggestionGroup } from './suggestion.ts';

/** Index of the text among the rows: the result of `findIndex` if no row is active. */
const atText = -1;

export function useSuggestionKeys(groups: readonly SuggestionGroup[]) {
  const id = useId();
  // Identified by its address, because rows that arrive later may move it.
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
    /** For the `SuggestionList`, which is rendered while `aria-expanded` is true. */
    list: { id, groups, active },
    backToText: () => setChosen(undefined),
    /** Handles an arrow key; returns whether it was one. */
    walk(press: KeyboardEvent): boolean {
      const step = { ArrowDown: 1, ArrowUp: -1 }[press.key];
      if (!step) return false;
      press.preventDefault();
      const places = count + 1;
      setChosen(rows[((active + 1 + step + places) % places) - 1]?.href);
      return true;
    },
    /** Follows the link of a row, if there is one; returns whether there was. */
    follow(place = active): boolean {
      const row = document.getElementById(rowId(id, place));
      row?.click();
      return Boolean(row);
    },
  } as const;
}

/** The element id of a row, by its index among all rows. */
export const rowId = (listId: string, place: number) => `${listId}-${place}`;
