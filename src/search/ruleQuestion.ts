/** A question to the rules, and what a text knows of it. */

import type { ShortText } from './ruleEntries.ts';
import { completed } from './ruleVocabulary.ts';

/** A word of the question: the stems that it is found by, each with how sure it is, and how much it tells. */
export type AskedWord = {
  readonly stems: ReadonlyMap<string, number>;
  readonly weight: number;
  /** Most passages have it, such as "card": that a passage has it, too, says nothing. */
  readonly isEverywhere: boolean;
};

type Weighed = {
  readonly words: readonly AskedWord[];
  /** The sum of their weights. */
  readonly total: number;
};

export type Asked = Weighed & {
  /** Those of its words that are not everywhere, or all of them where there are no others. */
  readonly telling: Weighed;
  /** Its terms as they stand, and with our terms for those of other games. */
  readonly asTyped: ReadonlySet<string>;
  readonly inOurTerms: ReadonlySet<string>;
};

export function weighed(words: readonly AskedWord[]): Pick<Asked, 'words' | 'total' | 'telling'> {
  const telling = words.filter(({ isEverywhere }) => !isEverywhere);
  return { ...inAll(words), telling: inAll(telling.length > 0 ? telling : words) };
}

const inAll = (words: readonly AskedWord[]): Weighed => ({ words, total: sumOf(words, ({ weight }) => weight) });

/** A question of so many words is not one of the rules where most are known only with slips or half: "stock price of apple". */
const manyWords = 3;

/** Whether no text knows more than half of the words. */
export function isMostlyUnknown({ words: all, telling: { words } }: Asked): boolean {
  const isSlip = ({ stems }: AskedWord) => Math.max(0, ...stems.values()) <= completed;
  const unknown = words.filter((word) => (all.length < manyWords ? word.stems.size === 0 : isSlip(word)));
  return unknown.length * 2 > words.length;
}

/** The part of the words, by weight, that a text says. */
export const coverage = ({ words, total }: Weighed, says: (stem: string) => boolean): number =>
  sumOf(words, ({ stems, weight }) => {
    let best = 0;
    for (const [stem, sure] of stems) if (sure > best && says(stem)) best = sure;
    return weight * best;
  }) / total;

/** What is left of a short text's score where it asks in other words, and what it gains where it asks in the same. */
const leastLiteral = 0.6;
const sameWording = 1.5;
/** What it keeps where the same words are ours, and were asked by the names that other games have. */
const inOtherTerms = 0.9;

/** More where a text asks in the same words, a little less where those are our terms for what was asked. */
export function worthOfWording({ asTyped, inOurTerms }: Asked, { literal }: ShortText): number {
  const worth = (terms: ReadonlySet<string>) => {
    const like = likeness(terms, literal);
    return like === 1 ? sameWording : atLeast(leastLiteral, like);
  };
  return Math.max(worth(asTyped), inOtherTerms * worth(inOurTerms));
}

/** How many words two texts share: from 0 to 1, where they have the same (Dice). */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}

/** Brings a number from 0 to 1 into the range from `least` to 1. */
export const atLeast = (least: number, part: number) => least + (1 - least) * part;

export const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/** Whether a short text has the very words that tell something, in any form, and no more. */
export const saysAll = ({ words, stems }: ShortText, asked: Asked): boolean =>
  words.length === asked.words.length && coverage(asked, (stem) => stems.has(stem)) === 1;
