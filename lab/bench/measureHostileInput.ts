/** Measures long and malformed input, such as a pasted novel, which must not freeze the page. */

import type { CardSearch } from '../../src/search/cardSearch.ts';
import { parseSyntax } from '../../src/search/query/parseSyntax.ts';
import { isQuerySyntax } from '../../src/search/query/querySyntax.ts';
import { parseSearchParams } from '../../src/search/query/searchParams.ts';
import { createNameCorrector } from '../../src/search/text/nameCorrection.ts';
import { type Goals, median } from '../goals.ts';
import type { BenchCards } from './benchCards.ts';
import { millisecondsOf } from './measure.ts';

const length = 100_000;
const million = 1_000_000;
const rounds = 5;
const addresses = '% %E0 %FFx & = name= name=% set=:a 1. a-';

export function measureHostileInput({ list }: BenchCards, search: CardSearch, goals: Goals): void {
  const correct = createNameCorrector([{ index: search.index, field: 'name', itemOf: search.cardOf }]);
  const { suggest } = search;
  const slowest = (pieces: readonly string[], work: (text: string) => unknown, size = length): number => {
    const times = pieces.map((piece) => {
      const text = piece.repeat(size / piece.length);
      return median(Array.from({ length: rounds }, () => millisecondsOf(() => work(text))));
    });
    return Math.max(...times);
  };
  const address = slowest([...addresses.split(' '), 'cost={T1}', '+', '\ud800', '\u0301'], (text) =>
    [text, `name=${text}`, `cost=${text}`].map((search) => parseSearchParams(search, list.sets)),
  );
  const name = slowest(['a', 'a ', 'be', "'", '\u0301', '{', 'clone '], (text) => [
    suggest(text, 7),
    correct(text, 3),
    correct(text.slice(0, 64), 3),
  ]);
  const syntax = slowest(
    ['(', ')', '"', '-', 't:', ' or ', '((', '-(', '"(', 'é', '\ud800', '\u0000', 't:attack '],
    (text) => isQuerySyntax(text) && parseSyntax(text, list.sets),
  );
  const percentSigns = slowest(
    ['%', '%FF', '%41%FF', '%E0%A4%A'],
    (text) => parseSearchParams(`name=${text}`, list.sets),
    million,
  );
  goals.title(`${length} characters of hostile input: the slowest`);
  for (const [kind, time] of Object.entries({ address, name, syntax })) goals.atMost(kind, time, 50, ' ms');
  goals.atMost('a million characters of malformed percent signs', percentSigns, 5, ' ms');
}
