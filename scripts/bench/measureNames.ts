/** Typing a name, key by key: how fast the answers are, and whether they are the right ones. */

import { createCardFinder } from '#search/cardFinder.ts';
import { createNameScan } from '#search/nameSearch.ts';
import { phrases, typedKeys } from './benchQueries.ts';
import { ratioOf, timeQueries } from './measure.ts';
import { foldedScan, peers, type Search } from './peers.ts';
import type { Random } from './random.ts';
import type { BenchCards } from './readCards.ts';
import type { Report } from './report.ts';

/** Rows that a list of suggestions shows. */
const shown = 7;

/** How much of a peer's time the page's own search may take at most, in the slowest twentieth of keys. */
const timeGoals = new Map([
  [foldedScan.name, 1.25],
  ["arkham.build's method", 1 / 4],
  ['Fuse', 1 / 20],
]);

/** @param judged - Whether times are held against the goals, which are set for 30,000 cards. */
export function measureNames({ list: { cards } }: BenchCards, random: Random, report: Report, judged: boolean): void {
  const names = cards.map(({ name }) => name);
  const keys = typedKeys(random, names, 100);
  const queries = [...keys, ...phrases(random, names, 200)];
  const floor = foldedScan.prepare(names);
  const right = queries.map((typed) => inOrder(floor(typed)));
  const exactness = (search: Search) =>
    (100 * queries.filter((typed, which) => inOrder(search(typed)) === right[which]).length) / queries.length;

  const scan = createNameScan(cards);
  const ours = (typed: string) => scan(typed, shown);
  report.heading('Typing a name: milliseconds, median and p95, and the ratio of p95');
  // One at a time, because the index of one may fill the memory.
  for (const peer of [foldedScan, ...peers]) {
    const search = peer.prepare(names);
    const timings = timeQueries(keys, { [peer.name]: search, ours });
    report.times(timings);
    report.note(`${peer.name}: ${exactness(search).toFixed(0)} % of the answers exact`);
    const goal = timeGoals.get(peer.name);
    if (judged && goal !== undefined) report.atMost('ours against it', ratioOf(timings, 'ours', peer.name), goal);
  }

  const find = createCardFinder(cards);
  const positions = new Map(cards.map((card, position) => [card, position]));
  const found = (name: string) => find({ name }).map((card) => positions.get(card) ?? -1);
  report.heading('Exact answers to containment queries');
  report.atLeast('ours', exactness(found), 100);
}

const inOrder = (positions: Iterable<number>) => [...positions].toSorted((a, b) => a - b).join();
