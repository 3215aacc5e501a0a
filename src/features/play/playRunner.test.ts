import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { decide } from '#game/bot/decide.ts';
import { legalDecisions } from '#game/engine/legal.ts';
import { compileBook } from '#game/language/compileBook.ts';
import type { PlayedGame, Player } from '#game/play/playedGame.ts';
import { readPlayedGame } from '#storage/games/playedGames.ts';
import { createPlayRunner, type PlayRunner } from './playRunner.ts';
import { playSettings } from './playSettings.ts';
import type { Opponent } from './playState.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);

const person: Player = { kind: 'person' };
const app: Player = { kind: 'app', level: 'easy' };

const opponent: Opponent = {
  decide: async ({ view, seed }) => decide(view, { book, level: 'easy', seed }),
  rest: () => undefined,
};

/** Each test plays another game: a write of the one before may still be on its way. */
let id = '';
let games = 0;

const newGameOf = (players: readonly Player[], change: Partial<PlayedGame> = {}): PlayedGame => ({
  id,
  edition: book.edition,
  setup: { seats: players.map((_, seat) => ({ name: `Clone ${seat}` })), sets: [1, 2], modules: [], seed: 7, first: 0 },
  players,
  decisions: [],
  takeBacks: 0,
  changed: 1,
  ...change,
});

const running: (() => void)[] = [];

function stopAll(): void {
  for (const stop of running.splice(0)) stop();
}

function begin(game: PlayedGame): PlayRunner {
  const runner = createPlayRunner(book, game, { opponent });
  running.push(runner.start());
  return runner;
}

/** Makes the first legal decision other than withdrawing, for a person. */
function decideFirst(runner: PlayRunner): void {
  const { state } = runner.get().position;
  const [first] = legalDecisions({ book, state }).filter((decision) => decision.do !== 'withdraw');
  if (first) runner.decide(first);
}

const deciding = (runner: PlayRunner) => runner.get().position.state.pending?.seat;

const untilPersonDecides = (runner: PlayRunner, seat = 0) =>
  vi.waitUntil(() => deciding(runner) === seat || runner.get().position.state.outcome, { interval: 1, timeout: 5000 });

beforeEach(() => {
  id = `game${++games}`;
  vi.stubGlobal('indexedDB', new IDBFactory());
  playSettings.change({ pace: 'instant', askAlways: false });
});

afterEach(() => {
  stopAll();
  vi.useRealTimers();
});

/** Only a failure takes this long: opponents think, and machines differ. */
const patience = { timeout: 10_000 };

describe('a game against the app', () => {
  test('continues until the person must decide, and gives a reason for each decision of the app', async () => {
    const runner = begin(newGameOf([person, app]));
    for (let made = 0; made < 30 && !runner.get().position.state.outcome; made += 1) {
      await untilPersonDecides(runner);
      decideFirst(runner);
    }
    const { position, reasons } = runner.get();
    expect(position.state.turn).toBeGreaterThan(1);
    expect(reasons.size).toBeGreaterThan(0);
    for (const { sentence, event } of reasons.values()) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(position.events[event]).toMatchObject({ seat: 1 });
    }
  });

  test('is saved after every decision and continues from there', async () => {
    const before = begin(newGameOf([person, app]));
    await untilPersonDecides(before);
    decideFirst(before);
    await untilPersonDecides(before);
    stopAll();
    const { position } = before.get();
    await vi.waitUntil(
      async () => (await readPlayedGame(id))?.decisions.length === position.decisions.length,
      patience,
    );
    const saved = await readPlayedGame(id);
    expect(saved && createPlayRunner(book, saved, { opponent }).get().position).toEqual(position);
  });

  test('holds for a reaction to the own action, and until a window has been answered', async () => {
    const { setup } = newGameOf([person, person]);
    const [attack, reaction] = [101, 109];
    const head = [attack, reaction, ...Object.keys(book.cards).map(Number)].filter(
      (card, index, all) => [1, 2].includes(book.cards[card]?.set ?? 0) && all.indexOf(card) === index,
    );
    const seats = [
      { name: 'A', persona: 'twice' },
      { name: 'B', persona: 'wick' },
    ];
    const runner = begin(newGameOf([person, app], { setup: { ...setup, seats, head } }));
    await untilPersonDecides(runner);
    runner.setHold(true);
    runner.decide({ do: 'play', card: attack });
    expect(runner.get()).toMatchObject({ hold: true, position: { state: { pending: { kind: 'react', seat: 0 } } } });
    runner.decide({ do: 'react', card: reaction });
    expect(runner.get().hold).toBe(false);
    const gained = () => runner.get().position.events.find((event) => event.kind === 'gain-transient');
    await vi.waitUntil(gained, { interval: 1, timeout: 5000 });
    expect(gained()).toMatchObject({ seat: 0, track: 'corpus', number: 3 });
  });

  test('ignores decisions of a person while the app decides', async () => {
    playSettings.change({ pace: 'slow' });
    const runner = begin(newGameOf([person, app], { setup: { ...newGameOf([person, app]).setup, first: 1 } }));
    expect(runner.get().thinking).toBe(1);
    const { position } = runner.get();
    decideFirst(runner);
    expect(runner.get().position).toBe(position);
  });

  test('skips the pauses of the app until a person must decide', async () => {
    playSettings.change({ pace: 'slow' });
    const { setup } = newGameOf([person, app, app]);
    const runner = begin(newGameOf([person, app, app], { setup: { ...setup, sets: [1, 2, 3, 4], first: 1 } }));
    runner.skip();
    expect(runner.get().skips).toBe(true);
    await untilPersonDecides(runner);
    expect(runner.get().skips).toBe(false);
  });

  test('keeps a person of four clones waiting for at most six seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    playSettings.change({ pace: 'normal' });
    const four = newGameOf([person, app, app, app]);
    const runner = begin({ ...four, setup: { ...four.setup, sets: [1, 2, 3, 4], seed: 2 } });
    const waits = [0];
    while (!runner.get().position.state.outcome && runner.get().position.state.seats[0]?.alive) {
      if (deciding(runner) === 0) {
        decideFirst(runner);
        waits.unshift(0);
      }
      await vi.advanceTimersByTimeAsync(100);
      waits[0] = (waits[0] ?? 0) + 100;
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(6000);
  });

  test('lets a person take back their last decision, also after a reload, and counts it', async () => {
    const runner = begin(newGameOf([person, app]));
    expect(runner.get().undo).toBeUndefined();
    const { state } = runner.get().position;
    decideFirst(runner);
    await untilPersonDecides(runner);
    stopAll();
    const again = createPlayRunner(book, runner.get().game, { opponent });
    again.get().undo?.();
    expect(again.get().position.state).toEqual(state);
    expect(again.get().game.takeBacks).toBe(1);
    expect(again.get().undo).toBeUndefined();
  });

  test('stores how the game stands and who won, until the last decision is taken back', async () => {
    const runner = begin(newGameOf([person, app]));
    for (let made = 0; made < 400 && !runner.get().position.state.outcome; made += 1) {
      await untilPersonDecides(runner);
      decideFirst(runner);
    }
    const { game, position, undo } = runner.get();
    expect(game.winners).toEqual(position.state.outcome?.winners);
    expect(game.winners).toHaveLength(1);
    const corpus = position.state.seats.map((seat) => seat.corpus.real);
    expect(game.standing).toEqual({ turn: position.state.turn, corpus });
    undo?.();
    expect(runner.get().game.winners).toBeUndefined();
  });

  test('with other card texts is kept unchanged and cannot be continued', async () => {
    const game = newGameOf([person, app], { edition: 'earlier', decisions: [{ do: 'take', slot: 0 }] });
    const runner = begin(game);
    decideFirst(runner);
    expect(runner.get().trouble?.kind).toBe('other-texts');
    expect(runner.get().game).toEqual(game);
  });

  test('with a decision that is no longer legal is kept unchanged until it is restarted', () => {
    const game = newGameOf([person, app], { decisions: [{ do: 'take', slot: 0 }, { do: 'withdraw' }] });
    const runner = begin(game);
    decideFirst(runner);
    expect(runner.get().trouble?.kind).toBe('other-texts');
    expect(runner.get().game).toEqual(game);
    expect(runner.get().undo).toBeUndefined();
    runner.restart();
    expect(runner.get().trouble).toBeUndefined();
    decideFirst(runner);
    expect(runner.get().game.decisions[0]).toBeDefined();
  });

  test('stops when another tab continues it', async () => {
    const runner = begin(newGameOf([person, app]));
    const other = begin(newGameOf([person, app]));
    await vi.waitUntil(() => runner.get().trouble?.kind === 'elsewhere', patience);
    const { position } = runner.get();
    decideFirst(runner);
    expect(runner.get().position).toBe(position);
    expect(other.get().trouble).toBeUndefined();
  });

  test('reports that the device cannot save it, and continues', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const runner = begin(newGameOf([person, app]));
    decideFirst(runner);
    await vi.waitUntil(() => runner.get().trouble?.kind === 'not-saved', patience);
    vi.restoreAllMocks();
    await untilPersonDecides(runner);
    decideFirst(runner);
    await vi.waitUntil(() => runner.get().trouble === undefined, patience);
  });
});

describe('two persons with one device', () => {
  test('see nothing until the first of them takes it', () => {
    const runner = begin(newGameOf([person, person]));
    expect(runner.get().handTo).toBe(0);
    decideFirst(runner);
    expect(runner.get().position.decisions).toEqual([]);
    runner.takeDevice();
    expect(runner.get()).toMatchObject({ handTo: undefined, seat: 0 });
  });

  test('hand it over when the other must decide, and cannot take back a decision of the other', () => {
    playSettings.change({ askAlways: true });
    const runner = begin(newGameOf([person, person]));
    runner.takeDevice();
    decideFirst(runner);
    for (let made = 0; made < 20 && runner.get().handTo === undefined; made += 1) decideFirst(runner);
    expect(runner.get()).toMatchObject({ handTo: 1, seat: 0, undo: undefined });
    runner.takeDevice();
    expect(runner.get()).toMatchObject({ handTo: undefined, seat: 1, undo: undefined });
  });
});
