/**
 * Finds positions with one solution in games between the app's opponents, and appends them to a file (`--out FILE`,
 * `--minutes M`, `--level normal`, `--from SEED`); a second run goes on with the next game. `--ship` makes the positions
 * of the site of the file; `--check` proves each of these again, with both solvers.
 */

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { loadCardData } from '../../cards/build/cardFiles.ts';
import type { Level } from '../../src/game/bot/decide.ts';
import type { GameSetup } from '../../src/game/engine/newGame.ts';
import { randomFrom, shuffle } from '../../src/game/engine/random.ts';
import { readGrudge } from '../../src/game/grudge/grudge.ts';
import type { Book } from '../../src/game/language/book.ts';
import { compileBook } from '../../src/game/language/compileBook.ts';
import { setPairs } from '../balance/balanceReport.ts';
import { type Counts, count, type Found, harvest, isProven } from './harvest.ts';
import { daysOf } from './ship.ts';

const shipped = path.join(import.meta.dirname, '../../src/game/grudge/positions.txt');

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
      from: { type: 'string', default: '1' },
      ship: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const { sets, personas } = await loadCardData();
  const book = compileBook(sets, personas);
  if (values.check) return check(book);
  const written = existsSync(values.out) ? readFileSync(values.out, 'utf8').split('\n').filter(Boolean) : [];
  const rows: readonly Row[] = written.map((line) => JSON.parse(line));
  if (values.ship) return ship(book, rows);
  let seed = rows.reduce((last, row) => Math.max(last, row.seed), Number(values.from) - 1);
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

function ship(book: Book, rows: readonly Row[]): number {
  const lines = daysOf(
    book,
    rows.flatMap((row) => ('goal' in row ? [row] : [])),
  );
  const text = `${lines.join('\n')}\n`;
  writeFileSync(shipped, text);
  console.log(`${lines.length} days, ${text.length} characters, ${brotliCompressSync(text).length} bytes in brotli.`);
  return 0;
}

function check(book: Book): number {
  const days = readFileSync(shipped, 'utf8').trim().split('\n').map(readGrudge);
  const counts: Counts = {};
  for (const { goal, grade } of days) count(counts, `${goal}, missed by ${grade}`);
  const wrong = [...days.entries()].filter(([, grudge]) => !isProven(book, grudge));
  for (const [place, { goal }] of wrong) console.error(`Day ${place + 1}: "${goal}" has not just this solution.`);
  console.log(`${days.length} days, ${wrong.length} not proven.`, counts);
  return wrong.length > 0 ? 1 : 0;
}
