/** The sentence of a passage that is quoted as the answer to a question. */

import { stemOf } from '../text/wordForms.ts';
import type { RuleEntry, Sentence } from './ruleEntries.ts';
import { type Asked, type AskedWord, coverage, saysAll } from './ruleQuestion.ts';
import { isFunctionWord } from './ruleWords.ts';

/** Headings have no more words: “Nothing to choose.” */
const shortestHeading = 3;

/** The share of the telling words of a question, its subject and its verb, that a quoted sentence has. */
const leastQuoted = 0.75;

/**
 * The sentence of a passage that answers a question; none if no sentence has enough of its words. A question about one
 * word is answered by the passage of that name, and a word alone by its term: the definition answers nothing else. What
 * a persona has and does answers what asks for it by name.
 */
export function quotedFrom(entry: RuleEntry, asked: Asked): string | undefined {
  const { passage } = entry;
  if (passage.answer === undefined) return sentenceFrom(entry, asked)?.text;
  return isAnswered(entry, asked) ? passage.answer : undefined;
}

/**
 * Whether the written answer of a passage is asked for: on a page, by the words of its questions; a word of another game
 * by its name, and by what its answer says.
 */
function isAnswered({ passage, title, questions, sentences }: RuleEntry, asked: Asked): boolean {
  const typed = new Set([...asked.asTyped].map(stemOf));
  const named = questions.filter(({ literal }) =>
    [...literal].every((word) => isFunctionWord(word) || typed.has(stemOf(word))),
  );
  const isPage = passage.kind === 'page';
  if (!isPage && named.length === 0) return false;
  const said = isPage ? [title, ...questions] : [...named, ...sentences];
  const { words } = asked.telling;
  return countIn(words, { stems: new Set(said.flatMap(({ stems }) => [...stems])) }) >= leastQuoted * words.length;
}

function sentenceFrom({ passage, title, questions, sentences }: RuleEntry, asked: Asked): Sentence | undefined {
  const isNamed = asked.words.some(({ stems }) => title.words.some(([own = '']) => stems.has(own)));
  if (passage.kind === 'persona') return isNamed ? bestSentence(sentences, asked) : undefined;
  // Headings end without punctuation, or are short. A row of a table is no sentence.
  const whole = sentences.filter(
    ({ text }) => /[.!?”’]\)?$/.test(text) && text.split(' ').length > shortestHeading && !/ · .* · /.test(text),
  );
  const { words } = asked.telling;
  // The first sentence of a term says what it is.
  if (passage.kind === 'term')
    return asksWhatItIs(asked) && [title, ...questions].some((each) => saysAll(each, asked)) ? whole[0] : undefined;
  const answering = whole.filter((sentence) => mayAnswer(sentence, asked));
  if (words.length < 2)
    return asked.asTyped.size > 1 && saysAll(title, asked) ? bestSentence(answering, asked) : undefined;
  const best = bestSentence(answering, asked);
  return best && countIn(words, best) >= leastQuoted * words.length ? best : undefined;
}

const asksWhether = ['can', 'may', 'must', 'need'];
const saysWhether = /\b(can|cannot|may|must|need|never|no|nobody|none|not|nothing|only|always)\b/i;

/** A phrase with no more is not answered by what happens in one case. */
const fewWords = 2;

/**
 * How or where something is done is not said by what happens in one case, nor a difference without a contrast, nor what is
 * allowed without a word that allows or forbids. A phrase of cards says what it means, and “Then” only goes on.
 */
function mayAnswer({ text }: Sentence, { asTyped, telling }: Asked): boolean {
  if (text.startsWith('…') && !asTyped.has('mean') && !asTyped.has('means')) return false;
  if (text.startsWith('Then ')) return false;
  if (asksWhether.some((word) => asTyped.has(word)) && !asTyped.has('how') && !saysWhether.test(text)) return false;
  if (asTyped.has('difference') || asTyped.has('different')) return /\b(not|but|instead|while|only)\b/.test(text);
  if (!/^(If|When) /.test(text)) return true;
  return isAsking(asTyped) ? !asTyped.has('how') && !asTyped.has('where') : telling.words.length > fewWords;
}

const asking = 'what who whose which when where why how if can may must should will do does did is are am'.split(' ');
const isAsking = (asTyped: ReadonlySet<string>) => asking.some((word) => asTyped.has(word));

const determiners = new Set(['a', 'an', 'my', 'our', 'the', 'your']);

/** Whether a question asks what something is or how much of it there is, or names it and says no more. */
function asksWhatItIs({ asTyped, words }: Asked): boolean {
  const isNameAlone = [...asTyped].filter((word) => !determiners.has(word)).length <= words.length;
  if (isNameAlone && !isAsking(asTyped)) return true;
  if (asTyped.has('if') || asTyped.has('used')) return false;
  return asTyped.has('how')
    ? ['many', 'much', 'big'].some((word) => asTyped.has(word))
    : ['what', 'mean', 'means', 'who', 'when'].some((word) => asTyped.has(word));
}

/** The number of words that a sentence has, each once: “react to a reaction” asks for two things. */
function countIn(words: readonly AskedWord[], { stems: said }: Pick<Sentence, 'stems'>): number {
  return new Set(words.flatMap(({ stems }) => [...stems.keys()].find((stem) => said.has(stem)) ?? [])).size;
}

/** The sentence with most of the question; the first one if the sentences have only words of it that are everywhere. */
function bestSentence(sentences: readonly Sentence[], asked: Asked): Sentence | undefined {
  const isIn = ({ stems }: AskedWord, sentence: Sentence) => [...stems.keys()].some((stem) => sentence.stems.has(stem));
  const telling = asked.words.filter(({ isEverywhere }) => !isEverywhere);
  const [first, ...others] = sentences;
  if (!sentences.some((sentence) => telling.some((word) => isIn(word, sentence)))) return first;
  const said = ({ stems }: Sentence) => coverage(asked, (stem) => stems.has(stem));
  return others.reduce((best, each) => (best && said(each) <= said(best) ? best : each), first);
}
