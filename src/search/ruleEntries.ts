/** Passages of the rules as they are searched: their words, read once. */

import { type RulePassage, sentencesOf } from '#game/glossary/passage.ts';
import { type ReadWords, type RuleWord, stemsOf } from './ruleWords.ts';
import { searchTerms } from './searchTerms.ts';
import { tidyText } from './searchText.ts';

export type Sentence = { readonly text: string; readonly stems: ReadonlySet<string> };

/** A title, a question or another name of a term. */
export type ShortText = {
  readonly words: readonly RuleWord[];
  readonly stems: ReadonlySet<string>;
  /** The words as they stand, function words included. */
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

/** @param withoutNames - Takes the names of cards out of a text: they are no words of the rules. */
export function readEntry(
  passage: RulePassage,
  readWords: ReadWords,
  withoutNames: (text: string) => string,
): RuleEntry {
  const { kind, title, questions = [], also = [] } = passage;
  const sentences = sentencesOf(passage)
    // The head of an entry repeats its title and answers nothing.
    .slice(kind === 'term' ? 1 : 0)
    // A sentence that only leads to another rule answers nothing either.
    .filter((text) => !text.startsWith('See '))
    // A definition speaks of its term without naming it.
    .map((text) => ({ text, stems: new Set(stemsOf(kind === 'term' ? `${title} ${text}` : withoutNames(text))) }));
  const readShort = (text: string): ShortText => {
    const { words } = readWords(text);
    return { words, stems: new Set(words.flat()), literal: literalWords(text) };
  };
  const short = { title: readShort(title), questions: [...questions, ...also].map(readShort) };
  const stems = new Set([
    ...[short.title, ...short.questions].flatMap((each) => [...each.stems]),
    ...sentences.flatMap((sentence) => [...sentence.stems]),
  ]);
  return { passage, ...short, sentences, stems };
}

export const literalWords = (text: string): ReadonlySet<string> => new Set(searchTerms(tidyText(text)));

const capitalised = /\p{Lu}[\p{L}'’-]*/gu;

/** Names of one word are terms as well, such as Paranoia; they stay. */
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
