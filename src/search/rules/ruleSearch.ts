/**
 * Search over passages of the rules. The index nominates and scores passages; how well title and questions have the
 * wording of the question is added, and passages that do not answer it are refused.
 */

import MiniSearch from 'minisearch';
import { findSymbol } from '#game/cards/symbol.ts';
import type { RulePassage } from '#game/glossary/passage.ts';
import { processInChunks } from '#site/scheduling.ts';
import { likeInQuestions } from '../text/everydayWords.ts';
import { foldText } from '../text/foldText.ts';
import { inEnglish } from '../text/otherLanguages.ts';
import { searchTerms, wordsIn } from '../text/searchTerms.ts';
import { maxTextLength, needleOf, tidyText } from '../text/searchText.ts';
import { stemOf } from '../text/wordForms.ts';
import { createNameRemover, literalWords, type RuleEntry, readEntry } from './ruleEntries.ts';
import { indexPassages, type RuleIndex } from './ruleIndex.ts';
import { createRuleSuggester, type RuleSuggester } from './ruleNames.ts';
import {
  type Asked,
  type AskedWord,
  coverage,
  isOffTopic,
  leastTogether,
  likeness,
  ofLikeWord,
  ofOtherName,
  saysAll,
  shareOfWords,
  weighed,
} from './ruleQuestion.ts';
import { quotedFrom } from './ruleQuotation.ts';
import { scoreOf } from './ruleScore.ts';
import { completed, createRuleVocabulary } from './ruleVocabulary.ts';
import {
  createWordReader,
  hasSearchTerms,
  isFunctionWord,
  isOneWordOfPhrase,
  type RuleWord,
  stemsOf,
} from './ruleWords.ts';

export type RuleHit = {
  readonly passage: RulePassage;
  /** The sentence that answers the question; empty if none has its subject and verb. */
  readonly sentence: string;
  /** The folded words it was found by; `markTerms` marks them. */
  readonly terms: ReadonlySet<string>;
  /** The name in another game, if that was typed. */
  readonly alsoCalled?: string | undefined;
  /** Whether the text names the passage, or is one of its questions word by word. */
  readonly isMeant: boolean;
};

export type RuleSearch = {
  /** Returns the passages that answer a text, best first; none if it is blank or unknown to the rules. */
  find(typed: string, limit: number): RuleHit[];
  /** A question in another language in English; a text in English as it is. */
  inEnglish(typed: string): string;
  /** A text with its misspelt words corrected. */
  spell(typed: string): string;
  /** Whether every word apart from function words is a correctly spelt word of the rules. */
  knows(typed: string): boolean;
  /** Whether a title or a written question has a word of a text. */
  isAsked(text: string): boolean;
  /** Whether the rules have a stem, not only other pages. */
  isOfRules(stem: string): boolean;
  readonly suggest: RuleSuggester;
  readonly index: RuleIndex;
};

/** Of MiniSearch's defaults, only the worth of shortness (`b`) is lower: a definition answers no better because it is short. */
const bm25 = { k: 1.2, b: 0.3, d: 0.5 };

/** Share of a question, by weight, that an answer contains. With one of two words unknown, the share is too small. */
const leastCoverage = 0.5;
/** Answers that score less than this share of the best score are omitted. */
const leastOfBest = 0.22;
/** Likeness to a written question from which on its corrections are believed. */
const asWritten = 0.8;
/** With fewer, a text of function words alone asks for nothing. */
const fewestFunctionWords = 4;
/** Longer questions are cut. */
const mostWords = 16;

type Nominee = { readonly entry: RuleEntry; readonly score: number };

/** A symbol may be typed without its braces: "TC", "t1". */
const inOurSymbols = (typed: string) =>
  typed.replace(/(?<![\w{])(t[cb]|trg|[tcbims]\d)(?![\w}'’])/gi, (letters) =>
    findSymbol(`{${letters}}`) ? `{${letters}}` : letters,
  );

const otherName = ({ also = [] }: RulePassage, typed: string) =>
  also.find((name) => foldText(name) === needleOf(typed));

/**
 * Builds the index in chunks, so that it does not block the page. Resolves to the search.
 *
 * @param names - Names of the cards.
 * @param furtherWords - Words of no passage that are spelt right too.
 */
export async function createRuleSearch(
  passages: readonly RulePassage[],
  names: readonly string[],
  furtherWords: readonly string[] = [],
): Promise<RuleSearch> {
  const readWords = createWordReader(passages, names);
  const withoutNames = createNameRemover(names);
  const entries = new Map<string, RuleEntry>();
  await processInChunks(passages, (passage) => {
    entries.set(passage.id, readEntry(passage, readWords, withoutNames));
  });
  const index = await indexPassages([...entries.values()], furtherWords);
  const nameStems = new Set(names.flatMap((name) => stemsOf(name)));
  const termTitles = passages.filter(({ kind }) => kind === 'term').map(({ title }) => title);
  const vocabulary = createRuleVocabulary(index, names, termTitles);

  return {
    find: (typed, limit) => find(inOurSymbols(translate(typed)), limit),
    inEnglish: translate,
    spell,
    knows,
    isAsked: (text) => stemsOf(text).some(vocabulary.isAsked),
    isOfRules,
    suggest: createRuleSuggester(index),
    index,
  };

  function translate(typed: string): string {
    if (typed.length > maxTextLength) return typed;
    const isEnglish = (word: string) =>
      isFunctionWord(word) || vocabulary.has(stemOf(word)) || nameStems.has(stemOf(word));
    return inEnglish(typed, isEnglish, (word) => vocabulary.isSpelt(word) || vocabulary.spell(word, true) !== word);
  }

  function spell(typed: string): string {
    const words = wordsIn(tidyText(typed));
    const spelt = words.map((word, place) => vocabulary.spell(word, place === words.length - 1));
    return spelt.some((word, place) => word !== words[place]) ? spelt.join(' ') : typed;
  }

  function knows(typed: string): boolean {
    const stems = stemsOf(typed, true);
    return stems.length > 0 && stems.every(vocabulary.has);
  }

  function isOfRules(stem: string): boolean {
    return index.search(stem, { filter: ({ id }) => entries.get(id)?.passage.kind !== 'page' }).length > 0;
  }

  function find(typed: string, limit: number): RuleHit[] {
    const asTyped = askedOf(typed);
    if (!hasSearchTerms(typed)) return writtenAs(asTyped).slice(0, limit);
    const spelt = spell(typed);
    const asked = spelt === typed ? asTyped : askedOf(spelt);
    if (asked.total === 0) return [];
    const found = nominated(asked);
    const isWritten = () =>
      found.some(({ entry: { title, questions } }) =>
        [title, ...questions].some(({ literal }) => likeness(literal, asked.asTyped) >= asWritten),
      );
    if (isOffTopic(asTyped, vocabulary, isWritten)) return [];
    if (isOneWordOfPhrase(typed) && stemsOf(typed, true).some(vocabulary.isEverywhere) && !isKnownPhrase(asked))
      return [];
    const least = leastTogether(asTyped, vocabulary);
    if (!found.some(({ entry }) => shareOfWords(asked.telling, entry.stems) >= least)) return [];
    const scored = found
      .filter(({ entry }) => answers(entry.stems, asked))
      .map(({ entry, score }) => ({ entry, score: scoreOf(entry, asked, score, vocabulary.weightOf) }))
      .sort((a, b) => b.score - a.score);
    const leastScore = (scored[0]?.score ?? 0) * leastOfBest;
    return scored
      .filter(({ score }) => score >= leastScore)
      .slice(0, limit)
      .map(({ entry }) => ({ ...hit(entry, asked), alsoCalled: otherName(entry.passage, typed) }));
  }

  /** The passages with a written question of nearly the same words: "may I do it again" has only function words. */
  function writtenAs(asked: Asked): RuleHit[] {
    if (asked.asTyped.size < fewestFunctionWords) return [];
    const isWritten = ({ questions }: RuleEntry) =>
      questions.some(({ literal }) => likeness(literal, asked.asTyped) >= asWritten);
    return index.search(MiniSearch.wildcard).flatMap(({ id }) => {
      const entry = entries.get(id);
      return entry && isWritten(entry) ? hit(entry, asked) : [];
    });
  }

  function askedOf(text: string): Asked {
    const read = readWords(text, true);
    const last = wordsIn(text).at(-1);
    const words = read.words.slice(0, mostWords).flatMap((word, place) => {
      const term = read.terms[place] ?? '';
      return askedWord(word, term, term === last && place === read.words.length - 1) ?? [];
    });
    return { ...weighed(words), asTyped: literalWords(text), inOurTerms: read.inOurTerms };
  }

  /** The passages with any word of the question, each with the score of the index: 1 for the best. */
  function nominated({ words }: Asked): Nominee[] {
    const sure = new Map(
      words.flatMap(({ stems, weight }) => [...stems].map(([stem, sure]) => [stem, sure * weight] as const)),
    );
    const results = index.search([...sure.keys()].join(' '), { boostTerm: (stem) => sure.get(stem) ?? 1, bm25 });
    const [best] = results;
    return results.flatMap(({ id, score }) => {
      const entry = entries.get(id);
      return entry && best ? { entry, score: score / best.score } : [];
    });
  }

  function isKnownPhrase(asked: Asked): boolean {
    const { asTyped } = asked;
    return nominated(asked).some(({ entry: { title, questions } }) =>
      [title, ...questions].some(({ literal }) => likeness(literal, asTyped) === 1),
    );
  }

  /** Whether a passage has enough of a question: half by weight, over half of its words, or a third and a game term. */
  function answers(known: ReadonlySet<string>, { telling }: Asked): boolean {
    if (coverage(telling, (stem) => known.has(stem)) >= leastCoverage) return true;
    const own = telling.words.flatMap(
      ({ stems }) => [...stems].find(([stem, sure]) => sure === 1 && known.has(stem))?.[0] ?? [],
    );
    const isAboutGame = own.some(vocabulary.isTermOfGame);
    return isAboutGame ? own.length * 3 >= telling.words.length : own.length * 2 > telling.words.length;
  }

  /** Returns `undefined` for a misspelt function word. */
  function askedWord([own = '', ...ours]: RuleWord, term: string, isLast: boolean): AskedWord | undefined {
    const stems = vocabulary.near(own, term, isLast);
    if (stems === 'function word') return undefined;
    for (const stem of ours) if (!stems.has(stem)) stems.set(stem, ofOtherName);
    if (!vocabulary.has(own))
      for (const stem of likeInQuestions(own))
        if (vocabulary.has(stem) && !stems.has(stem)) stems.set(stem, ofLikeWord);
    return {
      stems,
      length: term.length,
      weight: Math.max(...[...stems.keys(), own].map(vocabulary.weightOf)),
      isEverywhere: [...stems].some(([stem, sure]) => sure > completed && vocabulary.isEverywhere(stem)),
    };
  }

  function hit(entry: RuleEntry, asked: Asked): RuleHit {
    const { passage } = entry;
    const known = new Set(asked.words.flatMap(({ stems }) => [...stems.keys()]));
    return {
      passage,
      sentence: quotedFrom(entry, asked) ?? '',
      terms: new Set(searchTerms(`${passage.title} ${passage.text}`).filter((term) => known.has(stemOf(term)))),
      isMeant:
        saysAll(entry.title, asked) || entry.questions.some(({ literal }) => likeness(literal, asked.asTyped) === 1),
    };
  }
}
