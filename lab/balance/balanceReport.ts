/** Statistics of many games between equal opponents, by seat, set, persona and card. */

import type { Level } from '../../src/game/bot/decide.ts';
import type { GameSetup } from '../../src/game/engine/newGame.ts';
import { randomFrom, shuffle } from '../../src/game/engine/random.ts';
import { gameConstants } from '../../src/game/glossary/gameConstants.ts';
import type { Book } from '../../src/game/language/book.ts';
import { type PlayedGame, playGame } from './playBots.ts';
import { inWords, type Share, wilson } from './wilson.ts';

const sets = [1, 2, 3, 4, 5, 6];
export const setPairs = sets.flatMap((one, index) => sets.slice(index + 1).map((other) => [one, other] as const));
/** Win shares outside these bounds are reported. `zForAllCards` corrects the confidence for the number of cards. */
const fair = { low: 0.44, high: 0.56, zForAllCards: 3.5 };

/**
 * Cards count as played early in the first turns of a duel, three for each clone: who plays a card late often wins
 * already, whatever the card.
 */
const earlyTurns = 6;

const fourSeats = ['A', 'B', 'C', 'D'].map((name) => ({ name }));
export const twoSeats = fourSeats.slice(0, 2);

type Plain = Omit<GameSetup, 'modules'>;
const playersOf =
  (book: Book, level: Level) =>
  (setup: Plain): PlayedGame =>
    playGame(
      book,
      { ...setup, modules: [] },
      setup.seats.map(() => ({ level })),
    );

/** A shared win counts as a fraction. */
export const wonBy = ({ winners }: PlayedGame, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

/** Counts games and wins by a key. */
class Tally {
  private readonly counts = new Map<string, { wins: number; games: number }>();

  count(key: string, won: number): void {
    const { wins, games } = this.counts.get(key) ?? { wins: 0, games: 0 };
    this.counts.set(key, { wins: wins + won, games: games + 1 });
  }

  shares = (z?: number): Record<string, Share> =>
    Object.fromEntries([...this.counts].map(([key, { wins, games }]) => [key, wilson(wins, games, z)]));
}

/**
 * Plays rounds of games and prints their statistics. A round is a duel for each pair of sets, four duels with personas,
 * and a game each of three and of four clones. No round begins after `minutes`.
 */
export function printBalance(book: Book, rounds: number, minutes: number, level: Level): void {
  const play = playersOf(book, level);
  const [bySet, byPersona, byStart] = [new Tally(), new Tally(), new Tally()];
  const [byPlayed, byEarly] = [new Tally(), new Tally()];
  const nameOf = (card: number) => `${card} ${book.cards[card]?.name}`;
  const duels: PlayedGame[] = [];
  const withPersonas: PlayedGame[] = [];
  const withThree: PlayedGame[] = [];
  const withFour: PlayedGame[] = [];

  function playDuel(pair: readonly number[], seed: number): void {
    const { starting, head } = startingIdeas(book, pair, seed);
    const game = play({ seats: twoSeats, sets: [...pair], seed, head, first: 0 });
    for (const [seat, card] of starting.entries()) byStart.count(nameOf(card), wonBy(game, seat));
    for (const seat of [0, 1]) {
      const own = game.played.filter((played) => played.seat === seat);
      const early = own.filter(({ turn }) => turn <= earlyTurns);
      for (const card of new Set(early.map(({ card }) => card))) byEarly.count(nameOf(card), wonBy(game, seat));
      for (const card of new Set(own.map(({ card }) => card))) {
        byPlayed.count(nameOf(card), wonBy(game, seat));
        if (card > 100) bySet.count(String(book.cards[card]?.set), wonBy(game, seat));
      }
    }
    duels.push(game);
  }

  function playWithPersonas(number: number): void {
    const seed = 50_000_000 + number;
    const personas = shuffle(randomFrom(seed), Object.keys(book.personas)).slice(0, 2);
    const seats = twoSeats.map((seat, index) => ({ ...seat, persona: personas[index] ?? '' }));
    const game = play({ seats, sets: [...(setPairs[number % setPairs.length] ?? [1, 2])], seed });
    for (const [seat, persona] of personas.entries()) byPersona.count(persona, wonBy(game, seat));
    withPersonas.push(game);
  }

  const end = Date.now() + minutes * 60_000;
  for (let round = 0; round < rounds && Date.now() < end; round += 1) {
    for (const [which, pair] of setPairs.entries()) playDuel(pair, 1 + which * 1_000_000 + round);
    for (let number = 0; number < 4; number += 1) playWithPersonas(round * 4 + number);
    withThree.push(play(setupFor(3, round)));
    withFour.push(play(setupFor(4, round)));
  }
  printSummary('duels', duels);
  printSummary('duels with personas', withPersonas);
  printSummary('3 clones, sets 1 to 3', withThree);
  printSummary('4 clones, sets 1 to 4', withFour);

  printShares('Wins of clones that played a card of the set', bySet);
  printShares('Wins by persona', byPersona);
  printShares('Wins of the clone that starts with the card', byStart);
  printShares('Wins of clones that played the card', byPlayed);
  printShares(`Wins of clones that played the card in the first ${earlyTurns} turns`, byEarly);

  printUses([...duels, ...withPersonas, ...withThree, ...withFour], nameOf);

  const used = new Set([...duels, ...withThree, ...withFour].flatMap(({ played }) => played.map(({ card }) => card)));
  const unused = Object.values(book.cards).filter(({ id, set }) => set > 0 && !used.has(id));
  console.log(`\nNever played: ${unused.map(({ id }) => nameOf(id)).join(', ') || 'none'}.`);
  const sure = byStart.shares(fair.zForAllCards);
  const outOfLine = Object.entries(byStart.shares())
    .filter(([, { share }]) => share < fair.low || share > fair.high)
    .map(([name, share]) => {
      const { low, high } = sure[name] ?? share;
      return `  ${name}: ${inWords(share)}${low > 0.5 || high < 0.5 ? ', sure for all cards together' : ''}`;
    });
  console.log(`\nOutside 44 to 56 %:\n${outOfLine.join('\n') || '  none'}`);
}

/** The deal of a game of several clones, with a set for each. */
const setupFor = (clones: number, round: number): Plain => ({
  seats: fourSeats.slice(0, clones),
  sets: [1, 2, 3, 4].slice(0, clones),
  seed: 70_000_000 + clones * 1_000_000 + round,
});

/** Plays `games` games of several clones, beginning with deal `from`, and prints who wins, in turn order. */
export function printClones(book: Book, level: Level, clones: number, from: number, games: number): void {
  const play = playersOf(book, level);
  const played = Array.from({ length: games }, (_, number) => play(setupFor(clones, from + number)));
  printSummary(`${clones} clones`, played);
  for (let place = 0; place < clones; place += 1) {
    const wins = played.reduce((sum, game) => sum + wonBy(game, (game.first + place) % clones), 0);
    console.log(`  clone ${place + 1} in turn order wins: ${inWords(wilson(wins, games))}`);
  }
}

/** Plays `games` duels for each of the cards, in which each clone in turn starts with it, and prints how often it wins. */
export function printStarts(book: Book, level: Level, cards: readonly number[], from: number, games: number): void {
  const play = playersOf(book, level);
  for (const card of cards) {
    const pairs = setPairs.filter((pair) => pair.includes(book.cards[card]?.set ?? 0));
    let wins = 0;
    for (let number = from; number < from + games; number += 1) {
      const pair = pairs[(number >> 1) % pairs.length] ?? [];
      const seat = number % 2;
      const seed = card * 1_000_000 + number;
      const others = startingIdeas(book, pair, seed).head.filter((other) => other !== card);
      const head = others.toSpliced(seat, 0, card);
      wins += wonBy(play({ seats: twoSeats, sets: [...pair], seed, head, first: 0 }), seat);
    }
    console.log(`${card} ${book.cards[card]?.name}: ${inWords(wilson(wins, games))}`);
  }
}

/** A shuffled deck of two sets, and the two cards at its top, which are dealt as starting ideas. */
function startingIdeas(book: Book, pair: readonly number[], seed: number) {
  const ids = Object.values(book.cards).flatMap(({ set, id }) => (pair.includes(set) ? [id] : []));
  const starting = shuffle(randomFrom(seed), [...ids]).slice(0, 2);
  const rest = ids.filter((id) => id !== gameConstants.paranoiaCard && !starting.includes(id));
  return { starting, head: [...starting, ...shuffle(randomFrom(seed), rest)] };
}

/** How often each card is taken, played, activated and, when its clone was afraid, played on its fear side. */
function printUses(games: readonly PlayedGame[], nameOf: (card: number) => string): void {
  const uses = new Map<number, { taken: number; played: number; activated: number; afraid: number; fear: number }>();
  const count = (card: number, use: 'taken' | 'played' | 'activated' | 'afraid' | 'fear') => {
    const before = uses.get(card) ?? { taken: 0, played: 0, activated: 0, afraid: 0, fear: 0 };
    uses.set(card, { ...before, [use]: before[use] + 1 });
  };
  for (const { taken, played, activated } of games) {
    for (const card of taken) count(card, 'taken');
    for (const card of activated) count(card, 'activated');
    for (const { card, side, choseSide } of played) {
      count(card, 'played');
      if (choseSide) count(card, 'afraid');
      if (choseSide && side === 'fear') count(card, 'fear');
    }
  }
  console.log('\nTimes taken, played, activated; fear side of the times it was open');
  for (const [card, { taken, played, activated, afraid, fear }] of [...uses].toSorted(([a], [b]) => a - b))
    console.log(`  ${nameOf(card).padEnd(36)} ${taken}, ${played}, ${activated}; ${fear} of ${afraid}`);
}

function printSummary(name: string, games: readonly PlayedGame[]): void {
  const turns = games.map((game) => game.turns).toSorted((a, b) => a - b);
  const at = (part: number) => turns[Math.floor(part * (turns.length - 1))] ?? 0;
  const fear = games.map(({ played }) => played.filter(({ side }) => side === 'fear').length);
  const fearInGame = fear.reduce((sum, number) => sum + number, 0) / Math.max(1, games.length);
  const share = (holds: (game: PlayedGame) => boolean) => inWords(wilson(games.filter(holds).length, games.length));
  const firstWins = games.reduce((sum, game) => sum + wonBy(game, game.first), 0);
  console.log(`
${name}
  games: ${games.length}
  the first clone wins: ${inWords(wilson(firstWins, games.length))}
  turns, 10th, 50th and 90th of a hundred: ${at(0.1)}, ${at(0.5)}, ${at(0.9)}
  fear sides played in a game: ${fearInGame.toFixed(2)}
  games without: ${inWords(wilson(fear.filter((number) => number === 0).length, games.length))}
  ended on points: ${share(({ how }) => how === 'empty-head')}
  all died: ${share(({ how }) => how === 'all-died')}
  broken off: ${share(({ winners }) => winners.length === 0)}`);
}

function printShares(title: string, tally: Tally): void {
  console.log(`\n${title}`);
  const rows = Object.entries(tally.shares()).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  for (const [name, share] of rows) console.log(`  ${name.padEnd(36)} ${inWords(share)}`);
}
