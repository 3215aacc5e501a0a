/** "Did you mean": how often the first suggestion is the name that was meant. */

import { createNameCorrector } from '#search/nameSearch.ts';
import { timeQueries } from './measure.ts';
import { misspell, shuffleWords, slip, slipTwice } from './misspellings.ts';
import type { Random } from './random.ts';
import type { BenchCards } from './readCards.ts';
import type { Report } from './report.ts';

const sorts = [
  { name: 'one typo', spoil: slip, goal: 98 },
  { name: 'two typos', spoil: slipTwice, goal: 85 },
  { name: 'words in another order', spoil: shuffleWords, goal: 96 },
];

export async function measureCorrections({ list: { cards } }: BenchCards, random: Random, report: Report) {
  const names = cards.map(({ foldedName }) => foldedName).filter((name) => name.includes(' '));
  const correct = await createNameCorrector(cards);
  report.heading('Did you mean: the first suggestion is the right one');
  for (const { name, spoil, goal } of sorts) {
    const cases = misspell(random, names, 100, spoil);
    const right = cases.filter(({ typed, meant }) => correct(typed, 1)[0]?.foldedName === meant).length;
    report.atLeast(name, (100 * right) / cases.length, goal);
    report.times(
      timeQueries(
        cases.map(({ typed }) => typed),
        { [name]: (typed) => correct(typed, 3) },
      ),
    );
  }
}
