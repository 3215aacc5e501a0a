// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { asPrinted, chooseReadingStyle, readingStyle, recallReadingStyle } from './readingStyle.ts';

beforeEach(() => {
  localStorage.clear();
  readingStyle.set(asPrinted);
});

test('what was chosen is there again on the next visit', () => {
  chooseReadingStyle({ size: 'large' });
  chooseReadingStyle({ narrow: true });
  readingStyle.set(asPrinted);
  recallReadingStyle();
  expect(readingStyle.get()).toEqual({ size: 'large', narrow: true });
});

test.each(['', 'null', '{"size":"huge","narrow":true}', '{', '7'])('a spoilt memory, %j, changes nothing', (kept) => {
  localStorage.setItem('reading-style', kept);
  recallReadingStyle();
  expect(readingStyle.get()).toEqual(asPrinted);
});
