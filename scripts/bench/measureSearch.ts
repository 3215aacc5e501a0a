/** Measures the search over one collection of cards: exactness, times next to other libraries, corrections, start. */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { createCardFinder } from '#search/cardFinder.ts';
import { createCardSearch } from '#search/cardSearch.ts';
import { createNameCorrector, createNameScan, scanNames } from '#search/nameSearch.ts';
import { openCards, packCards } from '#search/packedCardList.ts';
import { bestFirstInSets, createCardScore } from '#search/rankCards.ts';
import { foldCardTexts } from '#search/textFields.ts';
import { type Goals, median } from '../goals.ts';
import type { BenchCards } from './benchCards.ts';
import { printTimes, ratioOf, timeQueries } from './measure.ts';
import { measureHostileInput } from './measureHostileInput.ts';
import { foldedScan, foldPlainly, peers, type Search } from './peers.ts';
import { misspell, phrases, twoTypos, typedKeys, typo, wordOrder } from './queries.ts';
import { createRandom, type Random } from './random.ts';

/** With fewer cards, times are microseconds and too short to compare. */
const enoughToJudge = 10_000;

export async function measureSearch(cards: BenchCards, goals: Goals): Promise<void> {
  const count = cards.list.cards.length;
  const isJudged = count >= enoughToJudge;
  const random = createRandom(count);
  measureNames(cards, random, goals, isJudged);
  measureTexts(cards, random, goals, isJudged);
  await measureCorrections(cards, random, goals);
  await measureStart(cards, goals, isJudged);
  await measureHostileInput(cards, goals);
}

/** The largest allowed ratio of our p95 to that of a peer. */
const nameGoals = new Map([
  [foldedScan.name, 1.25],
  ["arkham.build's method", 1 / 4],
  ['Fuse', 1 / 20],
]);

const inOrder = (positions: Iterable<number>) => [...positions].toSorted((a, b) => a - b).join();

function measureNames({ list: { cards } }: BenchCards, random: Random, goals: Goals, isJudged: boolean): void {
  const names = cards.map(({ name }) => name);
  const keys = typedKeys(random, names, 100);
  const queries = [...keys, ...phrases(random, names, 200)];
  const floor = foldedScan.prepare(names);
  const right = queries.map((typed) => inOrder(floor(typed)));
  const exactness = (search: Search) =>
    (100 * queries.filter((typed, which) => inOrder(search(typed)) === right[which]).length) / queries.length;

  const scan = createNameScan(cards);
  const ours = (typed: string) => scan(typed, 7);
  goals.title('Typing a name: milliseconds, median and p95, and the ratio of p95');
  // One peer at a time, because an index may fill the memory.
  for (const peer of [foldedScan, ...peers]) {
    const search = peer.prepare(names);
    const timings = timeQueries(keys, { [peer.name]: search, ours });
    printTimes(goals, timings);
    goals.note(`${peer.name}: ${exactness(search).toFixed(0)} % of the answers exact`);
    const goal = nameGoals.get(peer.name);
    if (isJudged && goal !== undefined)
      goals.atMost('our p95 / its p95', ratioOf(timings, 'ours', peer.name), goal, 'x');
  }
  const find = createCardFinder(cards);
  const positions = new Map(cards.map((card, position) => [card, position]));
  goals.title('Exact answers to containment queries');
  const found = (name: string) => find({ name }).map((card) => positions.get(card) ?? -1);
  goals.atLeast('ours', exactness(found), 100, ' %');
}

/** Measures finding phrases in card texts, and ranking the matches. */
function measureTexts({ list, texts }: BenchCards, random: Random, goals: Goals, isJudged: boolean): void {
  const folded = texts.map(foldCardTexts);
  const floor = foldedScan.prepare(texts.map(({ effects, fearEffects = '' }) => `${effects}\n${fearEffects}`));
  const find = createCardFinder(list.cards, folded);
  const textsById = new Map(list.cards.map(({ id }, position) => [id, folded[position]]));
  const effectTexts = texts.map(({ effects }) => effects);
  const timings = timeQueries(phrases(random, effectTexts, 200), {
    [foldedScan.name]: floor,
    ours: (effects) => find({ effects }),
    'ours, best first': (effects) => {
      const found = find({ effects });
      const score = createCardScore({ effects });
      return bestFirstInSets(found, (card) => score(card, textsById.get(card.id)));
    },
  });
  goals.title('A phrase in the text of either side: milliseconds, median and p95, and p95 relative to the scan');
  printTimes(goals, timings);
  if (isJudged) goals.atMost('our p95 / p95 of the folded scan', ratioOf(timings, 'ours', foldedScan.name), 1.1, 'x');
}

const misspellings = [
  { name: 'one typo', spoil: typo, goal: 98 },
  { name: 'two typos', spoil: twoTypos, goal: 85 },
  { name: 'words in another order', spoil: wordOrder, goal: 96 },
];

/** Measures how often the first "Did you mean" suggestion is the intended name. */
async function measureCorrections({ list: { cards } }: BenchCards, random: Random, goals: Goals): Promise<void> {
  const names = cards.map(({ foldedName }) => foldedName).filter((name) => name.includes(' '));
  const correct = await createNameCorrector(cards);
  goals.title('Did you mean: the first suggestion is the right one');
  for (const { name, spoil, goal } of misspellings) {
    const cases = misspell(random, names, 100, spoil);
    const right = cases.filter(({ typed, meant }) => correct(typed, 1)[0]?.foldedName === meant).length;
    goals.atLeast(name, (100 * right) / cases.length, goal, ' %');
    const typed = cases.map((each) => each.typed);
    printTimes(goals, timeQueries(typed, { [name]: (text) => correct(text, 3) }));
  }
}

/**
 * Measures the time from the downloaded text to the first answer of quick search, against parsing and folding all
 * cards, and the time of the first text search, which folds all texts.
 */
async function measureStart({ list, texts }: BenchCards, goals: Goals, isJudged: boolean): Promise<void> {
  const packed = JSON.stringify(packCards(list.cards));
  const whole = JSON.stringify(list.cards.map((card, position) => ({ ...card, ...texts[position] })));
  const timings = timeQueries(['mirror'], {
    'parse and fold all cards': () => {
      const cards: readonly (CardSummary & CardTexts)[] = JSON.parse(whole);
      return cards.map(({ name, effects, fearEffects = '', flavor }) =>
        [name, effects, fearEffects, flavor].map(foldPlainly),
      );
    },
    ours: (typed) => {
      const { foldedNames, cardAt } = openCards(JSON.parse(packed), console.error);
      return scanNames(foldedNames, cardAt)(typed, 7);
    },
  });
  goals.title('From the downloaded text to the first answer of quick search: milliseconds');
  printTimes(goals, timings);
  if (isJudged) goals.atMost('quick search ready', ratioOf(timings, 'ours', 'parse and fold all cards'), 0.1, 'x');

  const textsById = new Map(texts.map((own) => [own.id, own]));
  const waits: number[] = [];
  const tasks: number[] = [];
  for (let round = 0; round < coldRounds; round++) {
    const { searchCards } = createCardSearch(
      () => list.cards,
      async () => textsById,
    );
    const started = performance.now();
    tasks.push(await longestTask(() => searchCards({ effects: 'damage' })));
    waits.push(performance.now() - started);
  }
  goals.title('The first text search, which folds the texts: median of several runs');
  goals.atMost('time to the answer', median(waits), 100, ' ms');
  goals.atMost('longest task', median(tasks), 50, ' ms');
}

const coldRounds = 7;

/** Returns the longest time, in milliseconds, for which `work` blocked the event loop. */
async function longestTask(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  // A task is recorded at the first timer after it.
  await wait(5);
  delay.disable();
  return delay.max / 1e6;
}
