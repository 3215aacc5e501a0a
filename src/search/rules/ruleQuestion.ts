/** A question about the rules, and how well a text matches it. */

import type { ShortText } from './ruleEntries.ts';
import { completed, corrected } from './ruleVocabulary.ts';

/** A word of the question: the stems that it is found by, each with its confidence (0 to 1), and its weight. */
export type AskedWord = {
  readonly stems: ReadonlyMap<string, number>;
  readonly weight: number;
  /** Number of letters as typed. */
  readonly length: number;
  /** It is in so many passages, such as "card", that a match means nothing. */
  readonly isEverywhere: boolean;
};

type Weighed = {
  readonly words: readonly AskedWord[];
  /** The sum of their weights. */
  readonly total: number;
};

export type Asked = Weighed & {
  /** Its words that are not everywhere, or all of its words if there are no others. */
  readonly telling: Weighed;
  /** Its terms as typed, and with terms of other games replaced by ours. */
  readonly asTyped: ReadonlySet<string>;
  readonly inOurTerms: ReadonlySet<string>;
};

export function weighed(words: readonly AskedWord[]): Pick<Asked, 'words' | 'total' | 'telling'> {
  const telling = words.filter(({ isEverywhere }) => !isEverywhere);
  return { ...inAll(words), telling: inAll(telling.length > 0 ? telling : words) };
}

const inAll = (words: readonly AskedWord[]): Weighed => ({ words, total: sumOf(words, ({ weight }) => weight) });

/** Confidence of our term for a term of another game, a little lower than that of the word itself. */
export const ofOtherName = 0.85;

/** The same for an everyday word of nearly the same meaning. */
export const ofLikeWord = 0.82;

/** A shorter word may be a slip of many others: without a term, its correction proves nothing. */
const shortestProof = 4;

type Terms = {
  readonly isTerm: (stem: string) => boolean;
  /** Whether it is a term that is not also an everyday word. */
  readonly isTermOfGame: (stem: string) => boolean;
  readonly isSubject: (stem: string) => boolean;
};

/** So few known words are no question about the game if others are unknown and no term of the game is among them. */
const fewWords = 2;

/**
 * Whether a question is about something else: too many of its telling words are unknown, or some are and the others
 * are everyday words. A corrected or completed word counts as half known.
 *
 * @param isWritten - Whether it is nearly a title or a written question, once corrected.
 */
export function isOffTopic(
  { words: all, telling: { words } }: Asked,
  { isTerm, isTermOfGame, isSubject }: Terms,
  isWritten: () => boolean,
): boolean {
  const sureOf = ({ stems }: AskedWord) => Math.max(0, ...stems.values());
  const known = words.filter((word) => sureOf(word) > completed);
  const unknown = words.filter((word) => sureOf(word) === 0);
  if (unknown.length + words.length - known.length > words.length) return true;
  const having = (isSo: (stem: string, sure: number) => boolean) =>
    known.filter(({ stems }) => [...stems].some(([stem, sure]) => isSo(stem, sure)));
  if (all.length < 2 || known.length > fewWords) return false;
  // A term that is meant by a word of another game is none of this game as typed: "pool".
  if (having((stem, sure) => sure > ofOtherName && isTermOfGame(stem)).length > 0) return false;
  const isUnproved = (word: AskedWord) => word.length < shortestProof && sureOf(word) <= completed;
  if (known.some(({ stems }) => ![...stems.keys()].some(isSubject))) return true;
  return unknown.length > 0 || (having(isTerm).length === 0 && all.some(isUnproved) && !isWritten());
}

/** Shares of a question that one passage must have: the fewer terms of the game are asked for, the more. */
const together = { ofGame: 0.4, ofSeveral: 0.45, ofOne: 0.5, without: 0.7 } as const;

/** Words of another topic may all be in the rules, each in another passage. Returns how much one passage must have. */
export function leastTogether({ telling: { words } }: Asked, { isTerm, isTermOfGame }: Terms): number {
  const having = (isSo: (stem: string, sure: number) => boolean) =>
    words.filter(({ stems }) => [...stems].some(([stem, sure]) => isSo(stem, sure))).length;
  if (having((stem, sure) => isTermOfGame(stem) && sure === 1) > 0) return together.ofGame;
  const terms = having((stem, sure) => isTerm(stem) && sure > corrected);
  return terms > 1 ? together.ofSeveral : terms > 0 ? together.ofOne : together.without;
}

/** Returns the share of the words, by weight, that a text contains. */
export const coverage = ({ words, total }: Weighed, says: (stem: string) => boolean): number =>
  sumOf(words, ({ stems, weight }) => {
    let best = 0;
    for (const [stem, sure] of stems) if (sure > best && says(stem)) best = sure;
    return weight * best;
  }) / total;

/** The same for words that may be misspelt or completed as much as for others. */
export const shareOfWords = ({ words, total }: Weighed, said: ReadonlySet<string>): number =>
  sumOf(words, ({ stems, weight }) => ([...stems.keys()].some((stem) => said.has(stem)) ? weight : 0)) / total;

/** Factors for the score of a short text: the least, if it uses other words, and the one for the same words. */
const leastLiteral = 0.5;
const sameWording = 1.5;
/** Factor if both ask, but one who and the other when. */
const otherQuestion = 0.85;
/** Factor if the words are the same only after replacing terms of other games by ours. */
const inOtherTerms = 0.9;

/** Factor for the wording of a short text: highest for the same words, a little lower for our terms in their place. */
export function worthOfWording({ asTyped, inOurTerms }: Asked, { literal }: ShortText): number {
  const worth = (terms: ReadonlySet<string>) => {
    const like = likeness(terms, literal);
    return like === 1 ? sameWording : atLeast(leastLiteral, like);
  };
  const [one = [], other = []] = [asTyped, literal].map(questionWordsOf);
  const isOther = one.length > 0 && other.length > 0 && !one.some((word) => other.includes(word));
  return (isOther ? otherQuestion : 1) * Math.max(worth(asTyped), inOtherTerms * worth(inOurTerms));
}

const questionWords = new Set(['who', 'when', 'where', 'why', 'how', 'what', 'which']);
const questionWordsOf = (literal: ReadonlySet<string>) => [...literal].filter((word) => questionWords.has(word));

/** Dice coefficient of the words of two texts: from 0 to 1, which means the same words. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}

/** Maps a number from 0 to 1 to the range from `least` to 1. */
export const atLeast = (least: number, part: number) => least + (1 - least) * part;

export const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/** Whether a short text has exactly the words of the question, in any form, apart from function words. */
export const saysAll = ({ words, stems }: ShortText, asked: Asked): boolean =>
  words.length === asked.words.length && coverage(asked, (stem) => stems.has(stem)) === 1;
