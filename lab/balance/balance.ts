/**
 * `--games N` plays the app's Greedy opponent against itself (N duels for each pair of sets, 4 N duels with personas,
 * N games each with three and four clones), and reports wins by seat, set, persona and card. `--bots` instead plays Hard, Normal, and a Hard that knows every card against Greedy, N games each with seats
 * swapped. `--from D` skips the first D deals, and `--only hard` plays one of these, to split a long match.
 * The figures are about these opponents, not about people.
 */

import { parseArgs } from 'node:util';
import { loadCardData } from '../../cards/build/cardFiles.ts';
import type { Book } from '../../src/game/language/book.ts';
import { compileBook } from '../../src/game/language/compileBook.ts';
import { printBalance, setPairs, twoSeats, wonBy } from './balanceReport.ts';
import { type Player, playGame } from './playBots.ts';
import { inWords, wilson } from './wilson.ts';

const greedy: Player = { level: 'greedy' };
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: 'string', default: '100' },
      bots: { type: 'boolean' },
      from: { type: 'string', default: '0' },
      only: { type: 'string' },
    },
  });
  const { sets: cardSets, personas } = await loadCardData();
  const book = compileBook(cardSets, personas);
  const games = Number(values.games);
  if (values.bots) compareBots(book, games, Number(values.from), values.only);
  else printBalance(book, games);
}

const challengers = {
  ceiling: { name: 'Hard that knows every card', level: 'hard', seesAll: true },
  hard: { name: 'Hard', level: 'hard' },
  normal: { name: 'Normal', level: 'normal' },
} as const;

/** Each deal is played twice, with the seats swapped. */
function compareBots(book: Book, games: number, from: number, only?: string): void {
  for (const [key, challenger] of Object.entries(challengers)) {
    if (only !== undefined && only !== key) continue;
    let [wins, refused, decisions] = [0, 0, 0];
    for (let number = 0; number < games; number += 1) {
      const deal = from + (number >> 1);
      const pair = setPairs[deal % setPairs.length] ?? [1, 2];
      const seat = number % 2;
      const players: Player[] = seat === 0 ? [challenger, greedy] : [greedy, challenger];
      const game = playGame(book, { seats: twoSeats, sets: [...pair], modules: [], seed: 90_000_000 + deal }, players);
      wins += wonBy(game, seat);
      refused += game.refused;
      decisions += game.decisions;
    }
    const result = `${inWords(wilson(wins, games))}; ${decisions} decisions, ${refused} refused.`;
    console.log(`${challenger.name} against Greedy: ${result}`);
  }
}
