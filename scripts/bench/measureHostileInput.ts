/** Measures long and malformed input, such as a pasted novel, which must not freeze the page. */

import { createNameCorrector, createNameScan } from '#search/nameSearch.ts';
import { parseSyntax } from '#search/parseSyntax.ts';
import { isQuerySyntax } from '#search/querySyntax.ts';
import { parseSearchParams } from '#search/searchParams.ts';
import type { BenchCards } from './benchCards.ts';
import { quantile, type Report } from './measure.ts';

const length = 100_000;
const rounds = 5;

const pieces = {
  address: [
    '%',
    '%E0',
    '%FFx',
    '&',
    '=',
    'name=',
    'name=%',
    '+',
    '\ud800',
    'set=:a',
    'cost={T1}',
    '1.',
    '\u0301',
    'a-',
  ],
  name: ['a', 'a ', 'be', "'", '\u0301', '{', 'clone '],
  syntax: ['(', ')', '"', '-', 't:', ' or ', '((', '-(', '"(', 'é', '\ud800', '\u0000', 't:attack '],
};

export async function measureHostileInput({ list }: BenchCards, report: Report): Promise<void> {
  const correct = await createNameCorrector(list.cards);
  const suggest = createNameScan(list.cards);
  const works: Readonly<Record<keyof typeof pieces, (text: string) => unknown>> = {
    address: (text) => [text, `name=${text}`, `cost=${text}`].map((search) => parseSearchParams(search, list.sets)),
    name: (text) => [suggest(text, 7), correct(text, 3), correct(text.slice(0, 64), 3)],
    syntax: (text) => isQuerySyntax(text) && parseSyntax(text, list.sets),
  };
  report.heading(`${length} characters of hostile input: the slowest, in milliseconds`);
  for (const kind of ['address', 'name', 'syntax'] as const) {
    const times = pieces[kind].map((piece) => {
      const text = piece.repeat(length / piece.length);
      const taken = Array.from({ length: rounds }, () => {
        const started = performance.now();
        works[kind](text);
        return performance.now() - started;
      });
      return quantile(taken, 0.5);
    });
    report.atMostMs(kind, Math.max(...times), 50);
  }
}
