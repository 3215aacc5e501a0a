/** Typing a name, key by key: how fast the answers are, and whether they are the right ones. */

import { createCardFinder } from '#catalogue/cardFinder.ts';
import { createNameScan } from '#catalogue/nameSearch.ts';
import { phrases, typedKeys } from './benchQueries.ts';
import { ratioOf, timeQueries } from './measure.ts';
import { foldedScan, peers, type Search } from './peers.ts';
import type { Random } from './random.ts';
import type { BenchCards } from './readCards.ts';
import type { Report } from './report.ts';

/** Rows that a list of suggestions shows. */
const shown = 7;

/** @param judged - Whether times are held against the goals, which are set for 30,000 cards. */
export function measureNames({ list: { cards } }: BenchCards, random: Random, report: Report, judged: boolean): void {
  const names = cards.map(({ name }) => name);
  const floor = foldedScan.prepare(names);
  const rivals = peers.map(({ name, prepare }) => ({ name, search: prepare(names) }));

  const scan = createNameScan(cards);
  const ours = (typed: string) => scan(typed, shown);
  const keys = typedKeys(random, names, 200);
  report.heading('Typing a name: milliseconds, median and p95, and p95 against the floor');
  const alone = timeQueries(keys, { [foldedScan.name]: floor, ours });
  report.times(alone);
  const together = timeQueries(keys.slice(0, 50), {
    ours,
    ...Object.fromEntries(rivals.map(({ name, search }) => [name, search])),
  });
  report.times(together);

  const find = createCardFinder(cards);
  const positions = new Map(cards.map((card, position) => [card, position]));
  const queries = [...keys.slice(0, 100), ...phrases(random, names, 200)];
  const right = queries.map((typed) => inOrder(floor(typed)));
  const exactness = (search: Search) =>
    (100 * queries.filter((typed, which) => inOrder(search(typed)) === right[which]).length) / queries.length;
  report.heading('Exact answers to containment queries');
  for (const { name, search } of rivals) report.note(`${name.padEnd(28)}${exactness(search).toFixed(0).padStart(9)} %`);
  const found = (name: string) => find({ name }).map((card) => positions.get(card) ?? -1);
  report.atLeast('ours', exactness(found), 100);

  if (!judged) return;
  report.heading('Goals for typing');
  report.atMost('against the folded scan', ratioOf(alone, 'ours', foldedScan.name), 1.25);
  report.atMost("against arkham.build's method", ratioOf(together, 'ours', "arkham.build's method"), 1 / 4);
  report.atMost('against Fuse', ratioOf(together, 'ours', 'Fuse'), 1 / 20);
}

const inOrder = (positions: Iterable<number>) => [...positions].toSorted((a, b) => a - b).join();
