/** The words for each field of a search: in the sentence above the results, for hidden cards and dropped filters. */

import type { FieldQuery, QueryValue, SearchKey, TextKey } from './searchQuery.ts';
import { listed, plain, quoted, type SentencePart, strong } from './sentence.ts';
import { type SetNames, setName } from './setNames.ts';

/** Grammatical form: one card or several, affirmative or negative. */
export type Voice = { readonly one: boolean; readonly not: boolean };

type Verb = 'be' | 'have' | 'say' | 'cost';

export function conjugated(verb: Verb, { one, not }: Voice): string {
  if (verb === 'be') return `${one ? 'is' : 'are'}${not ? ' not' : ''}`;
  if (not) return `${one ? 'does' : 'do'} not ${verb}`;
  if (!one) return verb;
  return verb === 'have' ? 'has' : `${verb}s`;
}

type FieldWords = {
  /** After "Drop": "the name “head”". */
  readonly noun: readonly SentencePart[];
  /** After "Cards whose": "name contains “head”". A field without it comes before that: "Mental states from Duel". */
  readonly whose?: readonly SentencePart[];
  /** Verb phrase: "are reactions", "has no activated ability". */
  readonly clause: (voice: Voice) => readonly SentencePart[];
};

/** Text fields can also be matched exactly. */
type TextWords = FieldWords & { readonly exactly: FieldWords['clause'] };

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

/** The words for a text that cards contain. */
const textWords = (text: string, noun: string, place: string, where = noun): TextWords => ({
  noun: [plain(`the ${noun} `), ...quoted(text)],
  whose: [plain(`${where} contains `), ...quoted(text)],
  clause: (voice) => [plain(`${conjugated('say', voice)} `), ...quoted(text), plain(place)],
  exactly: (voice) => [plain(`${conjugated('say', voice)} exactly `), ...quoted(text), plain(place)],
});

const fieldWords: {
  readonly [Key in SearchKey]-?: (
    value: QueryValue<Key>,
    query: FieldQuery,
    sets: readonly SetNames[],
  ) => Key extends TextKey ? TextWords : FieldWords;
} = {
  discipline: (discipline) => ({
    noun: [plain('discipline '), strong(discipline)],
    clause: (voice) => [plain(`${conjugated('be', voice)} ${discipline}`)],
  }),
  type: (type) => ({
    noun: [plain('type '), strong(type)],
    clause: (voice) => [plain(`${conjugated('be', voice)} ${voice.one ? `${article(type)} ${type}` : `${type}s`}`)],
  }),
  contains: ([ability = '', ...others]) => ({
    noun: [plain('ability '), strong([ability, ...others].join(' and '))],
    clause: (voice) => {
      if (others.length > 0) return [plain(`${conjugated('have', voice)} both abilities`)];
      const have = conjugated('have', { ...voice, not: false });
      return [plain(`${have} ${voice.not ? 'no' : article(ability)} ${ability} ability`)];
    },
  }),
  set: (set, _, sets) => ({
    noun: [plain('set '), strong(setName(set, sets))],
    clause: (voice) => [plain(`${conjugated('be', voice)} from ${setName(set, sets)}`)],
  }),
  cost: (cost) => ({
    noun: [plain('cost '), ...quoted(cost)],
    whose: [plain('cost is '), ...quoted(cost)],
    clause: (voice) => [plain(`${conjugated('cost', voice)} `), ...quoted(cost)],
  }),
  resourceValue: (value) => ({
    noun: [plain('resource value '), strong(String(value))],
    whose: [plain('resource value is '), strong(String(value))],
    clause: (voice) => [plain(`${conjugated('have', voice)} resource value ${value}`)],
  }),
  name: (name) => ({
    ...textWords(name, 'name', ''),
    clause: (voice) => [
      plain(`${conjugated('have', voice)} `),
      ...quoted(name),
      plain(voice.one ? ' in its name' : ' in their names'),
    ],
    exactly: (voice) => [plain(`${conjugated('be', voice)} called `), ...quoted(name)],
  }),
  effects: (effects, { in: [side, other] = [] }) => {
    const only = other === undefined ? side : undefined;
    return textWords(effects, 'text', only ? ` in ${only}` : '', only ?? 'text, on either side,');
  },
  in: (sides) => ({ noun: [plain('the limit to '), strong(sides.join(' and '))], clause: () => [] }),
  fearEffects: (text) => textWords(text, 'fear', ' in fear'),
  flavor: (text) => textWords(text, 'flavour', ' in the flavour'),
};

/** Returns the words for a field, or `undefined` if the query does not have it. */
export function wordsFor(key: TextKey, query: FieldQuery, sets: readonly SetNames[]): TextWords | undefined;
export function wordsFor(key: SearchKey, query: FieldQuery, sets: readonly SetNames[]): FieldWords | undefined;
export function wordsFor(key: SearchKey, query: FieldQuery, sets: readonly SetNames[]): FieldWords | undefined {
  const value = query[key];
  const wordsOf = fieldWords[key] as (value: unknown, query: FieldQuery, sets: readonly SetNames[]) => FieldWords;
  return value === undefined ? undefined : wordsOf(value, query, sets);
}

/** "an activated ability", "an activated and a triggered ability". */
export function abilityWords(wanted: readonly string[]): SentencePart[] {
  const items = wanted.map((ability) => [plain(`${article(ability)} `), strong(ability)]);
  return [...listed(items), plain(' ability')];
}

/** The explanation of each field on the syntax page, with an example. */
export const syntaxHelp: {
  readonly [Key in SearchKey | 'desire']: readonly [meaning: string, example: string] | undefined;
} = {
  type: ['Attack, reaction or state.', 't:attack'],
  discipline: ['Physical or mental.', 'd:mental'],
  name: ['The name contains it.', 'name:head'],
  effects: ['Either side says it.', 'e:"gain {T}"'],
  desire: ['The desire side says it.', 'desire:forget'],
  in: undefined,
  fearEffects: ['The fear side says it.', 'fear:{B}'],
  flavor: ['The flavour text says it.', 'flavor:lease'],
  cost: ['It costs exactly this.', 'cost:{T1}{C0}'],
  resourceValue: ['Its resource value is this, or compares with it.', 'rv>=3'],
  set: ['It is from this set: name, abbreviation or number.', 'set:duel'],
  contains: ['It has an activated or a triggered ability.', 'is:triggered'],
};
