/** Measures the search over one collection of cards: exactness and times beside other libraries, corrections, start. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { CardTexts } from '../../src/game/cards/cardList.ts';
import { indexCards, loadCardIndex } from '../../src/search/cardIndex.ts';
import { type CardSearch, createCardSearch } from '../../src/search/cardSearch.ts';
import { cardsNamedIn } from '../../src/search/readings/namedCards.ts';
import { createNameCorrector } from '../../src/search/text/nameCorrection.ts';
import type { Goals } from '../goals.ts';
import { type BenchCards, searchOf } from './benchCards.ts';
import { p95, printTimes, timeQueries } from './measure.ts';
import { measureHostileInput } from './measureHostileInput.ts';
import { foldedScan, peers, type Search } from './peers.ts';
import { misspell, phrases, twoTypos, typedKeys, typo, wordOrder } from './queries.ts';
import { createRandom, type Random } from './random.ts';

/** How many times slower than this machine the device of the goals is. */
const slower = 4;
/** Milliseconds on that device. */
const goalsOfDevice = { key: 50, results: 100, cold: 300 };
const mostMegabytes = 25;

export function measureSearch(cards: BenchCards, goals: Goals): void {
  const random = createRandom(cards.list.cards.length);
  const search = searchOf(cards);
  measureNames(cards, search, random, goals);
  measureTexts(cards, search, random, goals);
  measureNamedInside(cards, search, random, goals);
  measureCorrections(cards, search, random, goals);
  measureStart(cards, goals);
  measureMemory(cards, goals);
  measureHostileInput(cards, search, goals);
}

const inOrder = (positions: Iterable<number>) => [...positions].toSorted((a, b) => a - b).join();

/** The share of queries for which a search finds exactly what the scan finds. */
function exactness(queries: readonly string[], floor: Search, search: Search): number {
  const right = queries.filter((typed) => inOrder(search(typed)) === inOrder(floor(typed)));
  return (100 * right.length) / queries.length;
}

function measureNames({ list: { cards } }: BenchCards, search: CardSearch, random: Random, goals: Goals): void {
  const names = cards.map(({ name }) => name);
  const keys = typedKeys(random, names, 100);
  const queries = [...keys, ...phrases(random, names, 200)];
  const floor = foldedScan.prepare(names);
  const positions = new Map(cards.map((card, position) => [card, position]));
  const found: Search = (name) => search.find({ name }).map((card) => positions.get(card) ?? -1);
  goals.title('Typing a name: milliseconds, median and p95, and the ratio of p95');
  for (const peer of [foldedScan, ...peers]) {
    const prepared = peer.prepare(names);
    const timings = timeQueries(keys, { [peer.name]: prepared, ours: (typed) => search.suggest(typed, 7) });
    printTimes(goals, timings);
    goals.note(`${peer.name}: ${exactness(queries, floor, prepared).toFixed(0)} % of the answers exact`);
    if (peer === foldedScan)
      goals.atMost(`a key, ${slower}x slower, p95`, slower * p95(timings, 'ours'), goalsOfDevice.key, ' ms');
  }
  goals.atLeast('exact answers, ours', exactness(queries, floor, found), 100, ' %');
}

/** Measures finding phrases in card texts, best first. */
function measureTexts({ list, texts }: BenchCards, search: CardSearch, random: Random, goals: Goals): void {
  // A phrase must not span the two sides, and folding makes a space of a line break.
  const both = texts.map(({ effects, fearEffects = '' }) => `${effects}|${fearEffects}`);
  const effectTexts = texts.map(({ effects }) => effects);
  const queries = phrases(random, effectTexts, 200);
  const positions = new Map(list.cards.map((card, position) => [card, position]));
  const found: Search = (effects) => search.find({ effects }).map((card) => positions.get(card) ?? -1);
  const floor = foldedScan.prepare(both);
  goals.title('A phrase in the text of either side, best first: milliseconds, median and p95');
  for (const peer of [foldedScan, ...peers]) {
    const prepared = peer.prepare(both);
    const timings = timeQueries(queries, { [peer.name]: prepared, ours: found });
    printTimes(goals, timings);
    goals.note(`${peer.name}: ${exactness(queries, floor, prepared).toFixed(0)} % of the answers exact`);
    if (peer === foldedScan)
      goals.atMost(`results, ${slower}x slower, p95`, slower * p95(timings, 'ours'), goalsOfDevice.results, ' ms');
  }
  goals.atLeast('exact answers, ours', exactness(queries, floor, found), 100, ' %');
}

/** Measures finding the cards that a question names. */
function measureNamedInside({ list: { cards } }: BenchCards, search: CardSearch, random: Random, goals: Goals): void {
  const questions = Array.from({ length: 100 }, () => `can ${random.pick(cards).name} stop ${random.pick(cards).name}`);
  const timings = timeQueries(questions, { 'cards in a question': (typed) => cardsNamedIn(typed, search) });
  goals.title('Cards named inside a question: milliseconds, median and p95');
  printTimes(goals, timings);
  const slow = slower * p95(timings, 'cards in a question');
  goals.atMost(`a question, ${slower}x slower, p95`, slow, goalsOfDevice.results, ' ms');
}

const misspellings = [
  { name: 'one typo', spoil: typo, goal: 98 },
  { name: 'two typos', spoil: twoTypos, goal: 85 },
  { name: 'words in another order', spoil: wordOrder, goal: 96 },
];

/** Measures how often the first "Did you mean" suggestion is the intended name. */
function measureCorrections({ list: { cards } }: BenchCards, search: CardSearch, random: Random, goals: Goals): void {
  const names = cards.map(({ foldedName }) => foldedName).filter((name) => name.includes(' '));
  const correct = createNameCorrector([{ index: search.index, field: 'name', itemOf: search.cardOf }]);
  goals.title('Did you mean: the first suggestion is the right one');
  for (const { name, spoil, goal } of misspellings) {
    const cases = misspell(random, names, 100, spoil);
    const right = cases.filter(({ typed, meant }) => correct(typed, 1)[0]?.foldedName === meant).length;
    goals.atLeast(name, (100 * right) / cases.length, goal, ' %');
    const typed = cases.map((each) => each.typed);
    printTimes(goals, timeQueries(typed, { [name]: (text) => correct(text, 3) }));
  }
}

/** The parts that the build puts into the downloaded files. */
const downloaded = ({ list, texts }: BenchCards) => ({
  list: JSON.stringify(list),
  texts: JSON.stringify(texts),
  index: JSON.stringify(indexCards(list, texts)),
});

function start(files: ReturnType<typeof downloaded>): CardSearch {
  const texts: readonly CardTexts[] = JSON.parse(files.texts);
  return createCardSearch(
    JSON.parse(files.list).cards,
    new Map(texts.map((own) => [own.id, own])),
    loadCardIndex(files.index),
  );
}

/** Measures the first search from the downloaded files, with the index loaded or made on the device. */
function measureStart(cards: BenchCards, goals: Goals): void {
  const files = downloaded(cards);
  const timings = timeQueries(['damage'], {
    'index loaded': (effects) => start(files).find({ effects }),
    'index made on the device': (effects) => {
      const list = JSON.parse(files.list);
      const texts: readonly CardTexts[] = JSON.parse(files.texts);
      return searchOf({ list, texts }).find({ effects });
    },
  });
  goals.title('From the stored files to the first answer: milliseconds');
  printTimes(goals, timings);
  const first = timings.get('index loaded')?.median ?? Number.NaN;
  goals.atMost(`first search, ${slower}x slower`, slower * first, goalsOfDevice.cold, ' ms');
}

/** Measures the memory of list, texts and index, with the texts folded. */
function measureMemory(cards: BenchCards, goals: Goals): void {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const used = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const files = downloaded(cards);
  const before = used();
  const search = start(files);
  search.count({ effects: 'e', flavor: 'e' });
  const bytes = used() - before;
  goals.title('Memory');
  goals.atMost('list, texts and index', search.count({}) === 0 ? Number.NaN : bytes / 1e6, mostMegabytes, ' MB');
}
