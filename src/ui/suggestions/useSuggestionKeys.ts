/**
 * A text field with suggestions as a combobox: the focus stays in the field, the arrow keys walk through the rows and
 * back to the text.
 */

import { type KeyboardEvent, useId, useState } from 'react';
import type { SuggestionGroup } from './suggestion.ts';

/** The place of the text among the rows. */
const atText = -1;

export function useSuggestionKeys(groups: readonly SuggestionGroup[]) {
  const id = useId();
  const [active, setActive] = useState(atText);
  const count = groups.flatMap(({ rows }) => rows).length;
  if (active >= count && active > atText) setActive(atText);
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
    backToText: () => setActive(atText),
    /** Takes an arrow key, and says whether it was one. */
    walk(press: KeyboardEvent): boolean {
      const step = { ArrowDown: 1, ArrowUp: -1 }[press.key];
      if (!step) return false;
      press.preventDefault();
      const places = count + 1;
      setActive(((active + 1 + step + places) % places) - 1);
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
