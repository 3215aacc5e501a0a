/** The MiniSearch index of the passages: it says which passages have a word, and completes and corrects words. */

import MiniSearch from 'minisearch';
import { processInChunks } from '#site/scheduling.ts';
import { searchTerms } from '../text/searchTerms.ts';
import type { RuleEntry } from './ruleEntries.ts';

/** A passage as indexed, by its stems. */
type IndexedPassage = {
  readonly id: string;
  /** Its title without stemming. */
  readonly name: string;
  readonly title: string;
  readonly questions: string;
  readonly text: string;
  /** All its words, without stemming: misspelt words are compared with them. */
  readonly words: string;
};

/** The fields that contain stems. */
const stemFields = ['title', 'questions', 'text'];

export type RuleIndex = MiniSearch<IndexedPassage>;

/** Stems are indexed as they are. The separator is in no stem. */
const separator = ' ';
const tokenize = (stems: string) => stems.split(separator).filter((stem) => stem !== '');

/**
 * Indexes passages in chunks, so that it does not block the page.
 *
 * @param furtherWords - Words of no passage that misspelt words are compared with too.
 */
export async function indexPassages(
  entries: readonly RuleEntry[],
  furtherWords: readonly string[],
): Promise<RuleIndex> {
  const index: RuleIndex = new MiniSearch({
    fields: [...stemFields, 'name', 'words'],
    searchOptions: { fields: stemFields },
    tokenize,
    processTerm: (stem) => stem,
  });
  await processInChunks(entries, ({ passage, title, questions, sentences }) => {
    const { also = [] } = passage;
    const texts = [passage.title, passage.text, ...(passage.questions ?? []), ...also];
    index.add({
      id: passage.id,
      name: searchTerms(passage.title).join(separator),
      title: [...title.stems].join(separator),
      questions: questions.flatMap(({ stems }) => [...stems]).join(separator),
      text: sentences.flatMap(({ stems }) => [...stems]).join(separator),
      words: texts.flatMap(searchTerms).join(separator),
    });
  });
  index.add({ id: 'further words', name: '', title: '', questions: '', text: '', words: furtherWords.join(separator) });
  return index;
}
