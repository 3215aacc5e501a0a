/**
 * `--games N` plays the app's Normal opponent against itself (N duels for each pair of sets, 4 N duels with personas,
 * N games each with three and four clones), at most for `--minutes M`, and reports wins by seat, set, persona and card.
 * `--level greedy` plays a faster one that looks only one action ahead. `--clones 3` plays only N games of three clones,
 * and `--starts 402,403` N duels for each of these cards, in which a clone starts with it. `--bots` instead plays each
 * level against the one below, and a Hard that knows every card against Normal, N games each with seats swapped.
 * `--from D` skips the first D deals of these, and `--only hard` plays one of the matches. The figures are about these
 * opponents, not about people.
 */

import { parseArgs } from 'node:util';
import { loadCardData } from '../../cards/build/cardFiles.ts';
import type { Level } from '../../src/game/bot/decide.ts';
import type { Book } from '../../src/game/language/book.ts';
import { compileBook } from '../../src/game/language/compileBook.ts';
import { printBalance, printClones, printStarts, setPairs, twoSeats, wonBy } from './balanceReport.ts';
import { type Player, playGame } from './playBots.ts';
import { inWords, wilson } from './wilson.ts';

export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: 'string', default: '100' },
      bots: { type: 'boolean' },
      level: { type: 'string', default: 'normal' },
      minutes: { type: 'string', default: 'Infinity' },
      from: { type: 'string', default: '0' },
      only: { type: 'string' },
      clones: { type: 'string' },
      starts: { type: 'string' },
    },
  });
  const { sets: cardSets, personas } = await loadCardData();
  const book = compileBook(cardSets, personas);
  const level = levelNamed(values.level);
  const [games, from] = [Number(values.games), Number(values.from)];
  if (values.bots) compareBots(book, games, from, values.only);
  else if (values.clones) printClones(book, level, Number(values.clones), from, games);
  else if (values.starts) printStarts(book, level, values.starts.split(',').map(Number), from, games);
  else printBalance(book, games, Number(values.minutes), level);
}

const levels: readonly Level[] = ['easy', 'greedy', 'normal', 'hard'];

function levelNamed(name: string): Level {
  const level = levels.find((one) => one === name);
  if (level === undefined) throw new Error(`There is no level "${name}": ${levels.join(', ')}.`);
  return level;
}

type Match = { readonly name: string; readonly challenger: Player; readonly other: Player };
const matches: Readonly<Record<string, Match>> = {
  normal: { name: 'Normal against Easy', challenger: { level: 'normal' }, other: { level: 'easy' } },
  hard: { name: 'Hard against Normal', challenger: { level: 'hard' }, other: { level: 'normal' } },
  ceiling: {
    name: 'Hard that knows every card against Normal',
    challenger: { level: 'hard', seesAll: true },
    other: { level: 'normal' },
  },
};

/** Each deal is played twice, with the seats swapped. */
function compareBots(book: Book, games: number, from: number, only?: string): void {
  for (const [key, { name, challenger, other }] of Object.entries(matches)) {
    if (only !== undefined && only !== key) continue;
    let [wins, refused, decisions] = [0, 0, 0];
    for (let number = 0; number < games; number += 1) {
      const deal = from + (number >> 1);
      const pair = setPairs[deal % setPairs.length] ?? [1, 2];
      const seat = number % 2;
      const players: Player[] = seat === 0 ? [challenger, other] : [other, challenger];
      const game = playGame(book, { seats: twoSeats, sets: [...pair], modules: [], seed: 90_000_000 + deal }, players);
      wins += wonBy(game, seat);
      refused += game.refused;
      decisions += game.decisions;
    }
    console.log(`${name}: ${inWords(wilson(wins, games))}; ${decisions} decisions, ${refused} refused.`);
  }
}
