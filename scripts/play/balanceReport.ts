/** Statistics of many games between equal opponents, by seat, set, persona and card. */

import type { Book } from '#game/engine/book.ts';
import type { GameSetup } from '#game/engine/newGame.ts';
import { randomFrom, shuffle } from '#game/engine/random.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { type PlayedGame, type Player, playGame } from './playBots.ts';
import { inWords, type Share, wilson } from './wilson.ts';

const greedy: Player = { level: 'greedy' };
const sets = [1, 2, 3, 4, 5, 6];
export const setPairs = sets.flatMap((one, index) => sets.slice(index + 1).map((other) => [one, other] as const));
/** Win shares outside these bounds are reported. `zForAllCards` corrects the confidence for the number of cards. */
const fair = { low: 0.44, high: 0.56, zForAllCards: 3.5 };

/** A shuffled deck with the given cards on top, which are dealt as starting ideas. */
function headWith(book: Book, from: readonly number[], starting: readonly number[], seed: number): number[] {
  const rest = Object.values(book.cards)
    .filter(({ set, id }) => from.includes(set) && id !== gameConstants.paranoiaCard && !starting.includes(id))
    .map(({ id }) => id);
  return [...starting, ...shuffle(randomFrom(seed), rest)];
}

type Counted = { wins: number; games: number };
const tally = () => new Map<string, Counted>();

function count(into: Map<string, Counted>, key: string, won: number): void {
  const so = into.get(key) ?? { wins: 0, games: 0 };
  into.set(key, { wins: so.wins + won, games: so.games + 1 });
}

const shares = (of: Map<string, Counted>, z?: number): Record<string, Share> =>
  Object.fromEntries([...of].map(([key, { wins, games }]) => [key, wilson(wins, games, z)]));

/** A shared win counts as a fraction. */
export const wonBy = ({ winners }: PlayedGame, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

type Group = { readonly name: string; readonly games: PlayedGame[] };

export type Report = {
  readonly groups: Record<string, Record<string, number | string>>;
  readonly firstSeat: Share;
  readonly sets: Record<string, Share>;
  readonly personas: Record<string, Share>;
  readonly startedWith: Record<string, Share>;
  readonly played: Record<string, Share>;
  readonly unused: readonly string[];
  readonly outOfLine: readonly string[];
};

export function balance(book: Book, perPair: number): Report {
  const [bySet, byPersona, byStart, byPlayed] = [tally(), tally(), tally(), tally()];
  let firstWins = 0;
  const duels: Group = { name: 'duels', games: [] };
  const nameOf = (card: number) => `${card} ${book.cards[card]?.name}`;
  for (const [pair, [one, other]] of setPairs.entries()) {
    const cards = Object.values(book.cards).filter(({ set }) => set === one || set === other);
    for (let number = 0; number < perPair; number += 1) {
      const seed = 1 + pair * 1_000_000 + number;
      const random = randomFrom(seed);
      const order = shuffle(
        random,
        cards.map(({ id }) => id),
      ).slice(0, 2);
      const head = headWith(book, [one, other], order, seed);
      const game = playGame(book, { seats: twoSeats, sets: [one, other], modules: [], seed, head, first: 0 }, [
        greedy,
        greedy,
      ]);
      duels.games.push(game);
      firstWins += wonBy(game, game.first);
      for (const [seat, card] of order.entries()) count(byStart, nameOf(card), wonBy(game, seat));
      for (const seat of [0, 1]) {
        const own = new Set(game.played.filter((played) => played.seat === seat).map(({ card }) => card));
        for (const card of own) {
          count(byPlayed, nameOf(card), wonBy(game, seat));
          if (card > 100) count(bySet, String(book.cards[card]?.set), wonBy(game, seat));
        }
      }
    }
  }
  const slugs = Object.keys(book.personas);
  const withPersonas: Group = { name: 'duels with personas', games: [] };
  for (let number = 0; number < perPair * 4; number += 1) {
    const seed = 50_000_000 + number;
    const [one = '', other = ''] = shuffle(randomFrom(seed), [...slugs]);
    const pair = setPairs[number % setPairs.length] ?? [1, 2];
    const seats = [
      { name: 'A', persona: one },
      { name: 'B', persona: other },
    ];
    const game = playGame(book, { seats, sets: [...pair], modules: [], seed }, [greedy, greedy]);
    withPersonas.games.push(game);
    count(byPersona, one, wonBy(game, 0));
    count(byPersona, other, wonBy(game, 1));
  }
  const more = [3, 4].map(
    (clones): Group => ({
      name: `${clones} clones, sets 1 to 3`,
      games: Array.from({ length: perPair }, (_, number) => {
        const setup: GameSetup = {
          seats: fourSeats.slice(0, clones),
          sets: [1, 2, 3],
          modules: [],
          seed: 70_000_000 + clones * 1_000_000 + number,
        };
        return playGame(
          book,
          setup,
          fourSeats.map(() => greedy),
        );
      }),
    }),
  );
  const startedWith = shares(byStart);
  const sure = shares(byStart, fair.zForAllCards);
  const usedCards = new Set(
    [...duels.games, ...more.flatMap(({ games }) => games)].flatMap(({ played }) => played.map(({ card }) => card)),
  );
  return {
    groups: Object.fromEntries([duels, withPersonas, ...more].map(({ name, games }) => [name, summary(games)])),
    firstSeat: wilson(firstWins, duels.games.length),
    sets: shares(bySet),
    personas: shares(byPersona),
    startedWith,
    played: shares(byPlayed),
    unused: Object.values(book.cards)
      .filter(({ id, set }) => set > 0 && !usedCards.has(id))
      .map(({ id }) => nameOf(id)),
    outOfLine: Object.entries(startedWith)
      .filter(([, { share }]) => share < fair.low || share > fair.high)
      .map(([name, share]) => {
        const interval = sure[name] ?? share;
        return `${name}: ${inWords(share)}${interval.low > 0.5 || interval.high < 0.5 ? ', sure for all cards together' : ''}`;
      }),
  };
}

const fourSeats = ['A', 'B', 'C', 'D'].map((name) => ({ name }));
export const twoSeats = fourSeats.slice(0, 2);

function summary(games: readonly PlayedGame[]): Record<string, number | string> {
  const turns = games.map((game) => game.turns).toSorted((a, b) => a - b);
  const at = (part: number) => turns[Math.floor(part * (turns.length - 1))] ?? 0;
  const fear = games.map(({ played }) => played.filter(({ side }) => side === 'fear').length);
  const share = (holds: (game: PlayedGame) => boolean) => inWords(wilson(games.filter(holds).length, games.length));
  return {
    games: games.length,
    'turns, 10th, 50th and 90th of a hundred': `${at(0.1)}, ${at(0.5)}, ${at(0.9)}`,
    'fear sides played in a game': (fear.reduce((sum, number) => sum + number, 0) / Math.max(1, games.length)).toFixed(
      2,
    ),
    'games without': inWords(wilson(fear.filter((number) => number === 0).length, games.length)),
    'ended on points': share(({ how }) => how === 'empty-head'),
    'all died': share(({ how }) => how === 'all-died'),
    'broken off': share(({ winners }) => winners.length === 0),
  };
}

export function printReport(report: Report): void {
  for (const [name, facts] of Object.entries(report.groups)) {
    console.log(`\n${name}`);
    for (const [fact, figure] of Object.entries(facts)) console.log(`  ${fact}: ${figure}`);
  }
  console.log(`\nThe clone that goes first wins ${inWords(report.firstSeat)} of the duels.`);
  for (const [title, group] of [
    ['Wins of clones that played a card of the set', report.sets],
    ['Wins by persona', report.personas],
    ['Wins of the clone that starts with the card', report.startedWith],
    ['Wins of clones that played the card', report.played],
  ] as const) {
    console.log(`\n${title}`);
    const rows = Object.entries(group).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
    for (const [name, share] of rows) console.log(`  ${name.padEnd(36)} ${inWords(share)}`);
  }
  console.log(`\nNever played: ${report.unused.join(', ') || 'none'}.`);
  console.log(`\nOutside 44 to 56 %:\n${report.outOfLine.map((line) => `  ${line}`).join('\n') || '  none'}`);
}
