import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { compileBook } from '#game/language/compileBook.ts';
import { printedSide } from '#game/language/marks.ts';
import { phrases } from './10-templates.tsx';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);

const plain = (text: string) =>
  text
    .replace(/\[([^\]|]+)(?:\|[^\]]*)?\]/g, '$1')
    .replaceAll('’', "'")
    .replace(/\d+/g, '#')
    .toLowerCase();

/** The texts that the phrase table prints for all sides of cards and personas. */
const printed = [...Object.values(book.cards), ...Object.values(book.personas)]
  .flatMap(({ desire, fear }) => [desire, fear ?? []].flat())
  .map((program) => plain(printedSide(program)));

/** The words of a row, split at ellipses and slashes. */
const wordsOf = (row: string) =>
  plain(row)
    .split(/…| \/ /)
    .map((words) => words.replace(/^[ ,.]+|[ ,.]+$/g, ''))
    .filter((words) => words !== '');

test.each(phrases.map(([row]) => [row]))('"%s" occurs in the texts that the phrase table prints', (row) => {
  const missing = wordsOf(String(row)).filter((words) => !printed.some((text) => text.includes(words)));
  expect(missing).toEqual([]);
});
