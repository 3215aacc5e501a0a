/** How well a passage answers a question: how well its title and questions have the wording, and the score of the index. */

import type { PassageKind } from '#game/glossary/passage.ts';
import type { RuleEntry, ShortText } from './ruleEntries.ts';
import { type Asked, atLeast, coverage, sumOf, worthOfWording } from './ruleQuestion.ts';
import type { RuleWord } from './ruleWords.ts';

type WeightOf = (stem: string) => number;

/** Scores of a full match. Only the best of title and questions counts, and the score of the index. */
const weights = { title: 3.2, question: 3, index: 0.6 } as const;

/** A rule answers a question better than a ruling on one card. */
const kindWeights: Readonly<Record<PassageKind, number>> = {
  rule: 1.1,
  term: 1.1,
  aside: 1.05,
  'overlooked rule': 1,
  module: 1,
  persona: 1,
  'side box': 1,
  example: 0.8,
  'card note': 0.7,
  page: 1,
  'other game': 1,
};

/** Least factor for the score of a short text that says much besides the question. */
const leastPrecision = 0.6;

/**
 * @param inIndex - Score of the index: 1 for the best passage.
 * @param weightOf - Weight of a stem.
 */
export function scoreOf(
  { passage, title, questions }: RuleEntry,
  asked: Asked,
  inIndex: number,
  weightOf: WeightOf,
): number {
  const wording = Math.max(
    weights.title * scoreOfShort(title, asked, weightOf),
    ...questions.map((question) => weights.question * scoreOfShort(question, asked, weightOf)),
  );
  return (wording + weights.index * inIndex) * kindWeights[passage.kind];
}

function scoreOfShort(short: ShortText, asked: Asked, weightOf: WeightOf): number {
  const { words, stems } = short;
  const covered = coverage(asked, (stem) => stems.has(stem));
  if (covered === 0) return 0;
  const weightOfWord = ([stem = '']: RuleWord) => weightOf(stem);
  const matched = words.filter((word) => asked.words.some((each) => word.some((stem) => each.stems.has(stem))));
  const precision = sumOf(matched, weightOfWord) / sumOf(words, weightOfWord);
  return covered ** 2 * atLeast(leastPrecision, precision) * worthOfWording(asked, short);
}
