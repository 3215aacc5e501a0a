/** The one text of the search box, read and written. */

import { isTyped } from './isTyped.ts';
import { parseTyped } from './parseTyped.ts';
import { inQuotes, printExpression, printFields } from './printTyped.ts';
import type { ParsedSearch } from './searchParams.ts';
import type { SearchQuery } from './searchQuery.ts';
import { isBlank, tidyText } from './searchText.ts';
import type { SetNames } from './setNames.ts';
import { withTyped } from './splitTyped.ts';

/**
 * What the text of the search box asks for: `undefined` when it is blank, one
 * literal name when it is no typed syntax, whatever its punctuation.
 */
export function readTypedText(text: string, sets: readonly SetNames[]): ParsedSearch | undefined {
  if (isBlank(text)) return undefined;
  if (!isTyped(text)) return { query: { name: tidyText(text) }, ignored: [] };
  const { expression, ignored } = parseTyped(tidyText(text), sets);
  return { query: withTyped({}, expression), ignored };
}

/** A search as the box shows it; a search for a name alone is that name. */
export function printTypedText({ rest, ...query }: SearchQuery, sets: readonly SetNames[]): string {
  const { name, ...others } = query;
  if (name !== undefined && rest === undefined && Object.keys(others).length === 0 && !isTyped(name)) return name;
  const spellSet = (id: number) => sets.find((set) => set.id === id)?.slug || String(id);
  const fields = printFields(query, spellSet);
  const alone = fields.length === 0 || rest?.kind !== 'any';
  const typed = rest && printExpression(rest, spellSet);
  const text = [...fields, ...(typed ? [alone ? typed : `(${typed})`] : [])].join(' ');
  // Words alone would be read as a name.
  if (rest === undefined || isTyped(text)) return text;
  return rest.kind === 'word' ? inQuotes(rest.text) : `(${text})`;
}
