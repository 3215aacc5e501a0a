/**
 * A search field: everything that the address, the search syntax, the predicate, the sentences and the form
 * know of it. One file for each field; `searchFields.ts` is their list.
 */

import type { CardSummary } from '#game/cards/cardList.ts';
import type { GameSymbol } from '#game/cards/symbol.ts';
import type { CoercedParam } from '../query/addressParams.ts';
import type { SentencePart } from '../query/sentence.ts';
import { findSetNamed, type SetNames } from '../setNames.ts';
import { tidyText } from '../text/searchText.ts';
import type { FoldedTexts, TextColumn } from '../textColumns.ts';

export const sides = ['desire', 'fear'] as const;
export type Side = (typeof sides)[number];

/** The only value of another field that a field may read: the sides to which the query limits its text. */
export type SideLimit = { readonly in?: readonly Side[] };

/** How the value of a field is read from a parameter, before the field validates it. */
export type FieldKind = keyof typeof kinds;

/** Returns a value in canonical form, or `undefined` if it is invalid. */
type Read<Item> = (given: unknown) => Item | undefined;

/** The names of a field in search syntax: the first is printed, all are understood. */
export type TypedNames = readonly [string, ...string[]];

export type CardPredicate = (card: CardSummary, texts: FoldedTexts) => boolean;

/** Grammatical form: one card or several, affirmative or negative. */
export type Voice = { readonly one: boolean; readonly not: boolean };

export type FieldWords = {
  /** After "Drop": "the name “head”". */
  readonly noun: readonly SentencePart[];
  /** After "Cards whose": "name contains “head”". */
  readonly whose?: readonly SentencePart[];
  /** Verb phrase: "are reactions", "has no activated ability". */
  readonly clause: (voice: Voice) => readonly SentencePart[];
};

/** Text fields can also be matched exactly. */
export type TextWords = FieldWords & { readonly exactly: FieldWords['clause'] };

/** The control of a field in the form, and its place there. */
export type FieldControl = { readonly place: number; readonly label: string } & (
  | { readonly as: 'text'; readonly isWide?: true; readonly inputMode?: 'numeric' }
  | {
      readonly as: 'symbols';
      readonly isWide?: true;
      readonly groups: readonly { readonly title: string; readonly symbols: readonly GameSymbol[] }[];
    }
  | { readonly as: 'radio' | 'checkbox'; readonly options: readonly (readonly [value: string, word: string])[] }
  | { readonly as: 'set' }
);

type FieldHelp = readonly [meaning: string, example: string];

export interface SearchField<Value = unknown, Item = Value> {
  readonly param: string;
  readonly kind: FieldKind;
  /** Does not use zod, because every page reads its address and must not wait for zod. */
  readonly read: Read<Item>;
  /** Message for an invalid value. */
  readonly fault: string;
  /** The only values, if they are words. */
  readonly options?: readonly Item[];
  /** Whether the field takes several of its options. */
  readonly isList?: true;
  readonly typed?: TypedNames;
  /** The name that search syntax prints for a query, if it is not the first of these. */
  nameIn?(query: SideLimit): string | undefined;
  /** Returns the predicate for a value; `undefined` if the field only limits another one. */
  matches(wanted: Value, query: SideLimit): CardPredicate | undefined;
  words(value: Value, query: SideLimit, sets: readonly SetNames[]): FieldWords;
  /** The explanation on the syntax page, with an example. */
  readonly help?: FieldHelp;
  /** Another name, which also limits the search to one side. */
  readonly onSide?: { readonly side: Side; readonly typed: TypedNames; readonly help: FieldHelp };
  /** Whether the sentence names it before "Cards": "Mental states from Duel". */
  readonly isSubject?: true;
  readonly control?: FieldControl;
  /** A search by the field that finds some cards, but not all. */
  readonly sample: Readonly<Record<string, unknown>>;
}

/** A field that matches if it contains or exactly equals a text. */
export interface TextField extends SearchField<string> {
  /** The texts that it searches. It matches if any of them does. */
  columns(query: SideLimit): readonly TextColumn[];
  words(value: string, query: SideLimit, sets: readonly SetNames[]): TextWords;
}

/** A field of numbers, which search syntax can also compare: `rv>=3`. */
export interface NumberField extends SearchField<number> {
  /** The numbers of a card. One of them is enough. */
  valuesOf(card: CardSummary): readonly number[];
  /** Verb phrase before a comparison: "have a resource value". */
  compared(voice: Voice): string;
}

/** A text is used as typed, a word may be a keyword, a number must be one, a set can be given by any of its names. */
const kinds = {
  text: ({ text }: CoercedParam) => tidyText(text),
  word: ({ text, value }: CoercedParam) => (typeof value === 'object' ? value.keyword : text).trim().toLowerCase(),
  number: ({ value }: CoercedParam) => value,
  set: ({ text, value }: CoercedParam, sets: readonly SetNames[]) =>
    findSetNamed(sets, typeof value === 'object' ? value.keyword : typeof value === 'number' ? value : text)?.id,
};

/** Reads one value of a field. Returns `undefined` if it is invalid. */
export const readField = (
  { kind, read }: Pick<SearchField, 'kind' | 'read'>,
  given: CoercedParam,
  sets: readonly SetNames[],
): unknown => read(kinds[kind](given, sets));

/** The part of a field that takes one of some words. */
export const oneOf = <Word extends string>(options: readonly Word[]) => ({
  kind: 'word' as const,
  options,
  read: (given: unknown) => options.find((word) => word === given),
  fault: `It is ${options.slice(0, -1).join(', ')} or ${options.at(-1)}.`,
});

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Words as options of a control. */
export const choicesOf = (words: readonly string[]) => words.map((word) => [word, capitalised(word)] as const);
/** The same for radios, of which the first adds no filter. */
export const radiosOf = (words: readonly string[]) => [['', 'Any'] as const, ...choicesOf(words)];

type Verb = 'be' | 'have' | 'say' | 'cost' | 'deal';

export function conjugated(verb: Verb, { one, not }: Voice): string {
  if (verb === 'be') return `${one ? 'is' : 'are'}${not ? ' not' : ''}`;
  if (not) return `${one ? 'does' : 'do'} not ${verb}`;
  if (!one) return verb;
  return verb === 'have' ? 'has' : `${verb}s`;
}

export const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');
