/** Search over passages of the rules. Each passage gets one score, from all the words of the question that it knows. */

import type { PassageKind, RulePassage } from '#game/glossary/passage.ts';
import { processInChunks } from '#site/scheduling.ts';
import { foldText } from './foldText.ts';
import {
  createNameRemover,
  literalWords,
  type RuleEntry,
  readEntry,
  type Sentence,
  type ShortText,
} from './ruleEntries.ts';
import {
  type Asked,
  type AskedWord,
  atLeast,
  coverage,
  isMostlyUnknown,
  likeness,
  saysAll,
  sumOf,
  weighed,
  worthOfWording,
} from './ruleQuestion.ts';
import { createRuleVocabulary } from './ruleVocabulary.ts';
import {
  createWordReader,
  isNearFunctionWord,
  isOneWordOfPhrase,
  type RuleWord,
  saysSomething,
  stemsOf,
} from './ruleWords.ts';
import { needleOf } from './searchText.ts';

export type RuleHit = {
  readonly passage: RulePassage;
  /** Its sentence that says most of what was asked. */
  readonly sentence: string;
  /** The folded words it was found by; `markTerms` marks them. */
  readonly terms: ReadonlySet<string>;
  /** The name of another game that was asked for. */
  readonly alsoCalled?: string | undefined;
  /** Whether it was asked for by its title, or by a question in the same words. */
  readonly isMeant: boolean;
};

export type RuleSearch = {
  /** The passages that answer a typed text, best first; none for a blank one or one that the rules do not know. */
  find(typed: string, limit: number): RuleHit[];
  /** Whether every word that says what the text is about is a word of the rules, spelt right. */
  knows(typed: string): boolean;
};

/** What a full match of a field counts. Of title and questions the best one counts. */
const weights = { title: 3.2, question: 3, sentence: 1.5, text: 0.5 } as const;

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
};

/** What is left of a short text's score where it says much beside what was asked. */
const leastPrecision = 0.6;
/** A passage answers a question of which it says this part by weight: of two words, one that no rule knows is too much. */
const leastCoverage = 0.5;
/** Answers that score less than this part of the best are left out. */
const leastOfBest = 0.22;
/** Longer questions are cut. */
const mostWords = 16;

const otherName = ({ also = [] }: RulePassage, typed: string) =>
  also.find((name) => foldText(name) === needleOf(typed));

/** Our term for what another game calls it is a little less sure than the word itself. */
const ofOtherName = 0.85;

/**
 * Builds the index in chunks, so that nothing waits for it.
 *
 * @param names - Of the cards.
 */
export async function createRuleSearch(
  passages: readonly RulePassage[],
  names: readonly string[],
): Promise<RuleSearch> {
  const readWords = createWordReader(passages, names);
  const withoutNames = createNameRemover(names);
  const vocabulary = createRuleVocabulary(names);
  const entries: RuleEntry[] = [];
  await processInChunks(passages, (passage) => {
    const entry = readEntry(passage, readWords, withoutNames);
    entries.push(entry);
    const { title, text, questions = [], also = [], kind } = passage;
    vocabulary.add([title, text, ...questions, ...also], entry.stems, kind === 'term' ? stemsOf(title) : []);
  });

  return { find, knows };

  function knows(typed: string): boolean {
    const stems = stemsOf(typed, true);
    return stems.length > 0 && stems.every(vocabulary.has);
  }

  function find(typed: string, limit: number): RuleHit[] {
    if (!saysSomething(typed)) return [];
    const read = readWords(typed, true);
    const asWords = read.words
      .filter(([own = '']) => vocabulary.has(own) || !isNearFunctionWord(own))
      .slice(0, mostWords);
    const words = asWords.map((word, place) => askedWord(word, place === asWords.length - 1));
    const asked: Asked = { ...weighed(words), asTyped: literalWords(typed), inOurTerms: read.inOurTerms };
    if (asked.total === 0 || isMostlyUnknown(asked)) return [];
    if (isOneWordOfPhrase(typed) && stemsOf(typed, true).some(vocabulary.isEverywhere) && !isKnownPhrase(asked))
      return [];
    const scored = entries
      .filter(({ stems }) => answers(stems, asked))
      .map((entry) => ({ entry, score: scoreOf(entry, asked) }))
      .toSorted((a, b) => b.score - a.score);
    const least = (scored[0]?.score ?? 0) * leastOfBest;
    return scored
      .filter(({ score }) => score >= least)
      .slice(0, limit)
      .map(({ entry }) => ({ ...hit(entry, asked), alsoCalled: otherName(entry.passage, typed) }));
  }

  function isKnownPhrase({ asTyped }: Asked): boolean {
    return entries.some(({ title, questions }) =>
      [title, ...questions].some(({ literal }) => likeness(literal, asTyped) === 1),
    );
  }

  /** Whether a passage knows enough of a question: by weight, more than half of its words, or a third with a term of the game. */
  function answers(known: ReadonlySet<string>, { telling }: Asked): boolean {
    if (coverage(telling, (stem) => known.has(stem)) >= leastCoverage) return true;
    const own = telling.words.flatMap(
      ({ stems }) => [...stems].find(([stem, sure]) => sure === 1 && known.has(stem))?.[0] ?? [],
    );
    const isAboutGame = own.some(vocabulary.isTermOfGame);
    return isAboutGame ? own.length * 3 >= telling.words.length : own.length * 2 > telling.words.length;
  }

  function askedWord([own = '', ...ours]: RuleWord, isLast: boolean): AskedWord {
    const stems = vocabulary.near(own, isLast);
    for (const stem of ours) if (!stems.has(stem)) stems.set(stem, ofOtherName);
    return {
      stems,
      weight: Math.max(...[...stems.keys(), own].map(vocabulary.weightOf)),
      isEverywhere: [...stems.keys()].some(vocabulary.isEverywhere),
    };
  }

  function scoreOf({ passage, title, questions, sentences, stems }: RuleEntry, asked: Asked): number {
    const covered = (known: ReadonlySet<string>) => coverage(asked, (stem) => known.has(stem));
    const score =
      Math.max(
        weights.title * scoreOfShort(title, asked),
        ...questions.map((question) => weights.question * scoreOfShort(question, asked)),
      ) +
      weights.sentence * Math.max(0, ...[...questions, ...sentences].map(({ stems }) => covered(stems))) ** 2 +
      weights.text * covered(stems) ** 2;
    return score * kindWeights[passage.kind];
  }

  function scoreOfShort(short: ShortText, asked: Asked): number {
    const { words, stems } = short;
    const covered = coverage(asked, (stem) => stems.has(stem));
    if (covered === 0) return 0;
    const weightOf = ([stem = '']: RuleWord) => vocabulary.weightOf(stem);
    const matched = words.filter((word) => asked.words.some((each) => word.some((stem) => each.stems.has(stem))));
    const precision = sumOf(matched, weightOf) / sumOf(words, weightOf);
    return covered ** 2 * atLeast(leastPrecision, precision) * worthOfWording(asked, short);
  }

  function hit(entry: RuleEntry, asked: Asked): RuleHit {
    const { passage, sentences } = entry;
    const known = new Set(asked.words.flatMap(({ stems }) => [...stems.keys()]));
    const said = ({ stems }: Sentence) => coverage(asked, (stem) => stems.has(stem));
    const [first, ...others] = sentences;
    const telling = others.reduce((best, each) => (best && said(each) <= said(best) ? best : each), first);
    return {
      passage,
      sentence: telling?.text ?? '',
      terms: vocabulary.wordsOf(known),
      isMeant: [entry.title, ...entry.questions].some((short) => saysAll(short, asked)),
    };
  }
}
