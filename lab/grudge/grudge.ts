/**
 * Finds positions with one solution in games between the app's opponents, and appends them to a file (`--out FILE`,
 * `--minutes M`, `--level normal`); a second run goes on with the next game. `--check` proves each of the file again.
 */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCardData } from '../../cards/build/cardFiles.ts';
import type { Level } from '../../src/game/bot/decide.ts';
import type { GameSetup } from '../../src/game/engine/newGame.ts';
import { randomFrom, shuffle } from '../../src/game/engine/random.ts';
import type { Book } from '../../src/game/language/book.ts';
import { compileBook } from '../../src/game/language/compileBook.ts';
import { setPairs } from '../balance/balanceReport.ts';
import { type Counts, count, type Found, harvest, isProven } from './harvest.ts';

function setupOf(book: Book, seed: number): GameSetup {
  const personas = shuffle(randomFrom(seed), Object.keys(book.personas)).slice(0, 2);
  const seats = personas.map((persona) => ({ name: persona, persona }));
  return { seats, sets: [...(setPairs[seed % setPairs.length] ?? [1, 2])], modules: [], seed };
}

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '10' },
      out: { type: 'string', default: 'grudges.jsonl' },
      level: { type: 'string', default: 'normal' },
      check: { type: 'boolean', default: false },
    },
  });
  const { sets, personas } = await loadCardData();
  const book = compileBook(sets, personas);
  const written = existsSync(values.out) ? readFileSync(values.out, 'utf8').split('\n').filter(Boolean) : [];
  const rows: readonly Row[] = written.map((line) => JSON.parse(line));
  if (values.check) return check(book, rows);
  let seed = rows.reduce((last, row) => Math.max(last, row.seed), 0);
  const counts: Counts = {};
  const end = Date.now() + Number(values.minutes) * 60_000;
  while (Date.now() < end) {
    seed += 1;
    let found = 0;
    for (const grudge of harvest(book, setupOf(book, seed), values.level as Level, counts)) {
      appendFileSync(values.out, `${JSON.stringify({ seed, ...grudge })}\n`);
      found += 1;
    }
    appendFileSync(values.out, `${JSON.stringify({ seed, found })}\n`);
    console.log(`Game ${seed}, ${Math.round(process.cpuUsage().user / 1e6)} s of processor time:`, counts);
  }
  return 0;
}

/** A grudge, or the end of a game. */
type Row = { readonly seed: number } & (Found | { readonly found: number });

function check(book: Book, rows: readonly Row[]): number {
  const grudges = rows.filter((row) => 'goal' in row);
  const counts: Counts = {};
  for (const grudge of grudges) count(counts, `${grudge.goal}, missed by ${grudge.grade}`);
  const wrong = grudges.filter((grudge) => !isProven(book, grudge));
  for (const { seed, goal } of wrong) console.error(`Game ${seed}: "${goal}" has not just this solution.`);
  console.log(
    `${grudges.length} grudges of ${rows.length - grudges.length} games, ${wrong.length} not proven.`,
    counts,
  );
  return wrong.length > 0 ? 1 : 0;
}
