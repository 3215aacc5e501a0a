/** Passages of the rules, prepared for the search: their words are read once. */

import { type RulePassage, sentencesOf } from '#game/glossary/passage.ts';
import { searchTerms } from '../text/searchTerms.ts';
import { tidyText } from '../text/searchText.ts';
import { type ReadWords, type RuleWord, stemsOf } from './ruleWords.ts';

export type Sentence = {
  /** As quoted in an answer, with the words without which it cannot be understood. */
  readonly text: string;
  /** Of the sentence alone. */
  readonly stems: ReadonlySet<string>;
};

/** A title, a question or another name of a term. */
export type ShortText = {
  readonly words: readonly RuleWord[];
  readonly stems: ReadonlySet<string>;
  /** The words without stemming, including function words. */
  readonly literal: ReadonlySet<string>;
};

export type RuleEntry = {
  readonly passage: RulePassage;
  readonly title: ShortText;
  /** Questions, and the other names of a term. */
  readonly questions: readonly ShortText[];
  readonly sentences: readonly Sentence[];
  /** All stems of all fields. */
  readonly stems: ReadonlySet<string>;
};

/**
 * Prepares a passage for the search.
 *
 * @param withoutNames - Removes the names of cards from a text, because they are not words of the rules.
 */
export function readEntry(
  passage: RulePassage,
  readWords: ReadWords,
  withoutNames: (text: string) => string,
): RuleEntry {
  const { kind, title, questions = [], also = [] } = passage;
  const sentences = sentencesOf(passage)
    // The head of an entry repeats its title and answers nothing.
    .slice(kind === 'term' ? 1 : 0)
    // The title, and a sentence that only refers to another rule, answer nothing either.
    .filter((text) => text !== title && !text.startsWith('See '))
    // A definition does not name its term, so the title is added.
    .map((text, place, all) => ({
      text: kind === 'persona' ? partOfPersona(passage.text, text) : withAntecedent(passage.text, all, place),
      stems: new Set(stemsOf(kind === 'term' ? `${title} ${text}` : withoutNames(text))),
    }));
  const readShort = (text: string): ShortText => {
    const { words } = readWords(text);
    return { words, stems: new Set(words.flat()), literal: literalWords(text) };
  };
  const short = {
    title: readShort(title),
    questions: [...questions, ...also].flatMap(withAlternatives).map(readShort),
  };
  const stems = new Set([
    ...[short.title, ...short.questions].flatMap((each) => [...each.stems]),
    ...sentences.flatMap((sentence) => [...sentence.stems]),
  ]);
  return { passage, ...short, sentences, stems };
}

const alternatives = /(?:an? )?[\p{L}'’-]+(?:, (?:an? )?[\p{L}'’-]+)* or (?:an? )?[\p{L}'’-]+/u;

/** A question and what it asks with each of its alternatives: "can two or five people play" is also "can two people play". */
function withAlternatives(question: string): string[] {
  const [list = ''] = alternatives.exec(question) ?? [];
  const each = list === '' ? [] : list.split(/, | or /);
  return [question, ...each.map((one) => question.replace(list, one))];
}

/** Returns all that a persona starts with or does, if the sentence is part of it. Its faction is explained by what it does. */
function partOfPersona(persona: string, sentence: string): string {
  const [head = '', starts = '', does = ''] = persona.split(/\n(?=Starts with\n|Desire\n|‘)/);
  const part = [starts, does].find((each) => each.includes(sentence)) ?? (head.includes(sentence) ? does : sentence);
  return part.replace(/^(Desire|Fear)$/gm, '$1:').replaceAll('\n', ' ');
}

const refersBack = /^(It|So|That|These|They|This|Those) \p{Ll}/u;

/** Adds the sentence before it in the same line to one that refers back, such as "That clone wins." */
function withAntecedent(text: string, sentences: readonly string[], place: number): string {
  const [before = '', sentence = ''] = [sentences[place - 1], sentences[place]];
  const isExplained = refersBack.test(sentence) && text.includes(`${before} ${sentence}`);
  return isExplained ? `${withAntecedent(text, sentences, place - 1)} ${sentence}` : sentence;
}

export const literalWords = (text: string): ReadonlySet<string> => new Set(searchTerms(tidyText(text)));

const capitalised = /\p{Lu}[\p{L}'’-]*/gu;

/** Returns a function that removes names from a text. Names of one word, such as Paranoia, are also terms and stay. */
export function createNameRemover(names: readonly string[]): (text: string) => string {
  const byFirst = new Map<string, string[]>();
  for (const name of names) {
    const [first = ''] = name.match(capitalised) ?? [];
    if (name.includes(' ')) byFirst.set(first, [...(byFirst.get(first) ?? []), name]);
  }
  return (text) =>
    [...text.matchAll(capitalised)]
      .flatMap(({ 0: word, index }) => byFirst.get(word)?.filter((name) => text.startsWith(name, index)) ?? [])
      .reduce((rest, name) => rest.replace(name, ' '), text);
}
