/** What cards are or do, as verb phrases: "are reactions", "do not say “cancel”", "has no activated ability". */

import type { Comparison, Expression, FieldQuery, SearchKey, TextKey } from './searchQuery.ts';
import { plain, quoted, type SentencePart } from './sentence.ts';
import { type SetNames, setName } from './setNames.ts';

/** Of one card or of several, said or denied. */
export type Voice = { readonly one: boolean; readonly not: boolean };

type Verb = 'be' | 'have' | 'say' | 'cost';

function conjugated(verb: Verb, { one, not }: Voice): string {
  if (verb === 'be') return `${one ? 'is' : 'are'}${not ? ' not' : ''}`;
  if (not) return `${one ? 'does' : 'do'} not ${verb}`;
  if (!one) return verb;
  return verb === 'have' ? 'has' : `${verb}s`;
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

const say = (voice: Voice, text = '', where = ''): SentencePart[] => [
  plain(`${conjugated('say', voice)} `),
  ...quoted(text),
  plain(where),
];

type Clause = (query: FieldQuery, voice: Voice, sets: readonly SetNames[]) => SentencePart[];

const clauses: { readonly [Key in SearchKey]-?: Clause } = {
  discipline: ({ discipline }, voice) => [plain(`${conjugated('be', voice)} ${discipline}`)],
  type: ({ type = '' }, voice) => [
    plain(`${conjugated('be', voice)} ${voice.one ? `${article(type)} ${type}` : `${type}s`}`),
  ],
  contains: ({ contains: [ability = '', other] = [] }, voice) => {
    if (other) return [plain(`${conjugated('have', voice)} both abilities`)];
    const have = conjugated('have', { ...voice, not: false });
    return [plain(`${have} ${voice.not ? 'no' : article(ability)} ${ability} ability`)];
  },
  set: ({ set = 0 }, voice, sets) => [plain(`${conjugated('be', voice)} from ${setName(set, sets)}`)],
  cost: ({ cost = '' }, voice) => [plain(`${conjugated('cost', voice)} `), ...quoted(cost)],
  resourceValue: ({ resourceValue }, voice) => [plain(`${conjugated('have', voice)} resource value ${resourceValue}`)],
  name: ({ name = '' }, voice) => [
    plain(`${conjugated('have', voice)} `),
    ...quoted(name),
    plain(voice.one ? ' in its name' : ' in their names'),
  ],
  effects: ({ effects, in: [side, other] = [] }, voice) => say(voice, effects, side && !other ? ` in ${side}` : ''),
  in: () => [],
  fearEffects: ({ fearEffects }, voice) => say(voice, fearEffects, ' in fear'),
  flavor: ({ flavor }, voice) => say(voice, flavor, ' in the flavour'),
};

/** The verb phrase of one field of a query. */
export const clauseOf = (key: SearchKey, query: FieldQuery, voice: Voice, sets: readonly SetNames[]): SentencePart[] =>
  clauses[key](query, voice, sets);

const exactly: Readonly<Record<TextKey, readonly [verb: Verb, before: string, after: string]>> = {
  name: ['be', 'called ', ''],
  effects: ['say', 'exactly ', ''],
  fearEffects: ['say', 'exactly ', ' in fear'],
  flavor: ['say', 'exactly ', ' in the flavour'],
};

const compared: Readonly<Record<Comparison, (value: number) => string>> = {
  '<': (value) => `below ${value}`,
  '<=': (value) => `of ${value} or less`,
  '>': (value) => `above ${value}`,
  '>=': (value) => `of ${value} or more`,
};

/**
 * The verb phrase of an expression. What is denied as a whole is denied part by part.
 *
 * @param isNested - Whether it is part of another list, and so needs a word that says where it begins.
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
      return keys.flatMap((key) => clauseOf(key, expression.query, voice, sets));
    }
    case 'word':
      return [
        plain(`${conjugated('have', voice)} `),
        ...quoted(expression.text),
        plain(voice.one ? ' in its name or text' : ' in their names or texts'),
      ];
    case 'exact': {
      const [verb, before, after] = exactly[expression.key];
      return [plain(`${conjugated(verb, voice)} ${before}`), ...quoted(expression.text), plain(after)];
    }
    case 'value':
      return [
        plain(`${conjugated('have', voice)} a resource value ${compared[expression.operator](expression.value)}`),
      ];
    case 'not':
      return expressionClause(expression.part, { ...voice, not: !voice.not }, sets, isNested);
    default: {
      const all = (expression.kind === 'all') !== voice.not;
      const opening = isNested ? (all ? 'both ' : 'either ') : '';
      return expression.parts.flatMap((part, place) => [
        plain(place === 0 ? opening : all ? ' and ' : ' or '),
        ...expressionClause(part, voice, sets, true),
      ]);
    }
  }
}
