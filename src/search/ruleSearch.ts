/** Search over passages of the rules: forgiving of slips, best first, each answer with the sentence that answers. */

import MiniSearch, { type SearchOptions } from 'minisearch';
import { type PassageKind, type RulePassage, sentencesOf } from '#game/glossary/passage.ts';
import { processInChunks } from '#site/scheduling.ts';
import { searchTerms } from './searchTerms.ts';
import { tidyText } from './searchText.ts';

export type RuleHit = {
  readonly passage: RulePassage;
  /** Its sentence that says most of what was looked for. */
  readonly sentence: string;
  /** The folded terms it was found by; `markTerms` marks them. */
  readonly terms: ReadonlySet<string>;
};

/** The passages that answer a typed text, best first; none for a blank one. */
export type RuleSearch = (typed: string, limit: number) => RuleHit[];

/** Words that are in every passage and ask for none. */
const commonWords = new Set(
  'a an and any are be by can do does for from has have how i if in is it its may my of on or our so than that the their then they this to was what when where which who why will with you your'.split(
    ' ',
  ),
);

/** A question at the table is answered by the rule itself before it is by a ruling on one card. */
const weights: Readonly<Record<PassageKind, number>> = {
  rule: 1.3,
  term: 1.3,
  aside: 1.1,
  'overlooked rule': 1,
  module: 1,
  persona: 1,
  'side box': 1,
  example: 0.7,
  'card note': 0.7,
};

/** From strict to lenient; the first that finds anything is believed. */
const strategies: readonly SearchOptions[] = [
  { combineWith: 'AND', prefix: true },
  { combineWith: 'AND', prefix: true, fuzzy: (term) => (term.length > 3 ? 0.25 : false), maxFuzzy: 2 },
  { combineWith: 'OR', prefix: true, fuzzy: (term) => (term.length > 3 ? 0.25 : false), maxFuzzy: 2 },
];

/** Longer questions are cut: nobody types them, and every term costs time. */
const mostTerms = 8;

/** Builds the index piece by piece, so that nothing waits for it. */
export async function createRuleSearch(passages: readonly RulePassage[]): Promise<RuleSearch> {
  const index = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ['title', 'text'],
    tokenize: searchTerms,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => text.split(' '),
      boost: { title: 5 },
      boostDocument: (id) => weights[passages[id]?.kind ?? 'rule'],
    },
  });
  await processInChunks(passages, ({ title, text }, id) => index.add({ id, title, text }));

  return (typed, limit) => {
    const query = askedFor(typed);
    if (query === '') return [];
    for (const strategy of strategies) {
      const found = index.search(query, strategy);
      if (found.length > 0) return found.slice(0, limit).flatMap(({ id, terms }) => hitAt(id, new Set(terms)));
    }
    return [];
  };

  function hitAt(id: number, terms: ReadonlySet<string>): RuleHit[] {
    const passage = passages[id];
    return passage ? [{ passage, sentence: tellingSentence(passage, terms), terms }] : [];
  }
}

/** The terms of a question without the words that ask for nothing, unless it has no others. A symbol is only itself. */
function askedFor(typed: string): string {
  const words = tidyText(typed).match(/\{[^{} ]+\}|[^{}\s]+/g) ?? [];
  const terms = words.flatMap((word) => (word.startsWith('{') ? searchTerms(word).slice(0, 1) : searchTerms(word)));
  const telling = terms.filter((term) => !commonWords.has(term));
  return (telling.length > 0 ? telling : terms).slice(0, mostTerms).join(' ');
}

type Sentence = { readonly text: string; readonly terms: ReadonlySet<string> };

/** Read once for each passage that is ever found. */
const sentences = new WeakMap<RulePassage, readonly Sentence[]>();

function readSentences(passage: RulePassage): readonly Sentence[] {
  const known = sentences.get(passage);
  if (known) return known;
  // The head of an entry repeats its title and answers nothing.
  const read = sentencesOf(passage)
    .slice(passage.kind === 'term' ? 1 : 0)
    .map((text) => ({ text, terms: new Set(searchTerms(text)) }));
  sentences.set(passage, read);
  return read;
}

function tellingSentence(passage: RulePassage, terms: ReadonlySet<string>): string {
  let telling = '';
  let most = -1;
  for (const sentence of readSentences(passage)) {
    let said = 0;
    for (const term of terms) if (sentence.terms.has(term)) said += 1;
    if (said <= most) continue;
    most = said;
    telling = sentence.text;
  }
  return telling;
}
