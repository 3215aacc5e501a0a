/** Other search methods with their usual settings. Each gets plain strings and returns the positions of the matches. */

import uFuzzy from '@leeoniya/ufuzzy';
import FlexSearch from 'flexsearch';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';

export type Search = (typed: string) => Iterable<number>;
export type Peer = { readonly name: string; readonly prepare: (texts: readonly string[]) => Search };

const diacritics = /[\u0300-\u036f]/g;

/** An independent implementation of folding, to check our own. */
export const foldPlainly = (text: string) =>
  text
    .normalize('NFD')
    .replace(diacritics, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The baseline and reference: scans every folded text. */
export const foldedScan: Peer = {
  name: 'folded scan',
  prepare(texts) {
    const folded = texts.map(foldPlainly);
    return (typed) => {
      const needle = foldPlainly(typed);
      const found: number[] = [];
      for (let position = 0; position < folded.length; position++) {
        if (folded[position]?.includes(needle)) found.push(position);
      }
      return found;
    };
  },
};

const miniSearch = (name: string, combineWith: 'AND' | 'OR'): Peer => ({
  name,
  prepare(texts) {
    const index = new MiniSearch({ fields: ['text'], searchOptions: { prefix: true, fuzzy: 0.2, combineWith } });
    index.addAll(texts.map((text, id) => ({ id, text })));
    return (typed) => index.search(typed).map(({ id }) => id);
  },
});

/** With any of the words, as for questions. */
export const miniSearchAny = miniSearch('MiniSearch, README, any word', 'OR');

const flexSearch = (tokenize: 'forward' | 'full'): Peer => ({
  name: `FlexSearch ${tokenize}`,
  prepare(texts) {
    const index = new FlexSearch.Index({ tokenize });
    for (const [id, text] of texts.entries()) index.add(id, text);
    return (typed) => index.search(typed, { limit: texts.length }) as number[];
  },
});

const fuse: Peer = {
  name: 'Fuse',
  prepare(texts) {
    const index = new Fuse(texts, { threshold: 0.4, ignoreLocation: true });
    return (typed) => index.search(typed).map(({ refIndex }) => refIndex);
  },
};

const plainFuzzy: Peer = {
  name: 'uFuzzy',
  prepare(texts) {
    const fuzzy = new uFuzzy();
    return (typed) => fuzzy.filter([...texts], typed) ?? [];
  },
};

export const peers: readonly Peer[] = [
  miniSearch('MiniSearch, README, all words', 'AND'),
  flexSearch('forward'),
  flexSearch('full'),
  fuse,
  plainFuzzy,
];
