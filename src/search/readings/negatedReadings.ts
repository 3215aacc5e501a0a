/** Readings of a text that leaves cards out: "no fear side", "attacks without fear", "cards that do not cost ticks". */

import { withExpression } from '../query/querySyntax.ts';
import { allOf, type Expression, type Reading, type SearchQuery } from '../query/searchQuery.ts';
import { joined, plain, type SentencePart } from '../query/sentence.ts';
import type { SetNames } from '../setNames.ts';
import { needleOf } from '../text/searchText.ts';
import { actionReading } from './actionReading.ts';
import { readingsOf } from './readings.ts';

const negation =
  /^(.*?)\b(?:(?:do|does|did|is|are|have|has|can) not|(?:do|does|did|is|are|have|has)n['’]?t|cannot|can['’]t|without|except|lacking|missing|not|no|non)\b[ -]?(.*)$/;

/** Words around a condition that say nothing more about it. */
const around =
  /\b(a|all|an|any|but|cards?|every|find|have|has|having|me|of|only|ones?|show|that|the|their|there|which|with)\b/g;

/** The searches for the cards of a kind, or all, that do not meet a condition. */
export function negatedReadings(text: string, sets: readonly SetNames[]): Reading[] {
  const [, before, left] = negation.exec(needleOf(text).replace(/[?!.,:]+$/, '')) ?? [];
  if (before === undefined || left === undefined) return [];
  const condition = bare(left).replace(/^fear$/, 'fear side');
  const excluded = readingsOf(condition, sets)[0] ?? deedReading(condition);
  const kind = bare(before) === '' ? all : readingsOf(bare(before), sets)[0];
  const part = excluded && expressionOf(excluded.query);
  if (!part || !kind) return [];
  return [
    {
      query: withExpression(kind.query, { kind: 'not', part }),
      label: joined([...kind.label, plain(' except '), ...continued(excluded.label)]),
    },
  ];
}

const all: Reading = { query: {}, label: [plain('All cards')] };

const bare = (text: string) => text.replace(around, ' ').replace(/\s+/g, ' ').trim();

/** A condition in the words for what cards do. */
function deedReading(condition: string): Reading | undefined {
  const read = actionReading(condition, () => false);
  return read?.isAll ? read.attempts[0] : undefined;
}

function expressionOf({ rest, ...query }: SearchQuery): Expression | undefined {
  const fields = Object.keys(query).length > 0 ? [{ kind: 'field', query } as const] : [];
  return allOf([...fields, ...(rest ? [rest] : [])]);
}

/** A label inside a sentence. */
const continued = (label: readonly SentencePart[]): SentencePart[] =>
  label.map((part, place) =>
    place === 0 && part.kind === 'text' ? plain(part.text.replace(/^Cards /, 'cards ')) : part,
  );
