/** Conditions as verb phrases: "are reactions or say “cancel”", "do not have a resource value above 3". */

import { conjugated, type Voice } from '../fields/field.ts';
import { numberFieldOf, type SearchKey } from '../fields/searchFields.ts';
import type { SetNames } from '../setNames.ts';
import { wordsFor } from './fieldWords.ts';
import type { Comparison, Expression } from './searchQuery.ts';
import { plain, quoted, type SentencePart } from './sentence.ts';

const compared: Readonly<Record<Comparison, (value: number) => string>> = {
  '<': (value) => `below ${value}`,
  '<=': (value) => `of ${value} or less`,
  '>': (value) => `above ${value}`,
  '>=': (value) => `of ${value} or more`,
};

/**
 * Returns the verb phrase of an expression. The negation of a list becomes a list of negated parts.
 *
 * @param isNested - Whether it is part of another list, and so needs "both" or "either" at its beginning.
 */
export function expressionClause(
  expression: Expression,
  voice: Voice,
  sets: readonly SetNames[],
  isNested = false,
): SentencePart[] {
  switch (expression.kind) {
    case 'field': {
      const keys = Object.keys(expression.query) as SearchKey[];
      return keys.flatMap((key) => wordsFor(key, expression.query, sets)?.clause(voice) ?? []);
    }
    case 'word':
      return [
        plain(`${conjugated('have', voice)} `),
        ...quoted(expression.text),
        plain(voice.one ? ' in its name or text' : ' in their names or texts'),
      ];
    case 'exact':
      return [...(wordsFor(expression.key, { [expression.key]: expression.text }, sets)?.exactly(voice) ?? [])];
    case 'value':
      return [
        plain(`${numberFieldOf(expression.key).compared(voice)} ${compared[expression.operator](expression.value)}`),
      ];
    case 'not':
      return expressionClause(expression.part, { ...voice, not: !voice.not }, sets, isNested);
    case 'all':
    case 'any': {
      const all = (expression.kind === 'all') !== voice.not;
      const opening = isNested ? (all ? 'both ' : 'either ') : '';
      return expression.parts.flatMap((part, place) => [
        plain(place === 0 ? opening : all ? ' and ' : ' or '),
        ...expressionClause(part, voice, sets, true),
      ]);
    }
    default:
      return expression satisfies never;
  }
}
