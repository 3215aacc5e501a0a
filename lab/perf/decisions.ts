/**
 * Measures the time of the rules engine and of the hard opponent for a decision, and of the review of a duel, on a slow
 * processor. Chromium's CPU slowdown applies to pages but not to workers, so all run in a page.
 */

import path from 'node:path';
import { loadCardData } from '../../cards/build/cardFiles.ts';
import { bundleScript } from '../../scripts/build/bundleScript.ts';
import type { GameSetup } from '../../src/game/engine/newGame.ts';
import { compileBook } from '../../src/game/language/compileBook.ts';
import { routes } from '../../src/site/routes.ts';
import { median, quantile } from '../goals.ts';
import { playGame } from '../review/review.ts';
import type { Times } from './decisionsInPage.ts';
import { measureRounds } from './measureRounds.ts';
import type { Run } from './perf.ts';
import { openSlowTab, phone } from './slowTab.ts';

const rounds = 3;
const opponentDecisions = 12;

const setupFor = (clones: number): GameSetup => ({
  seats: [...'ABCD'].slice(0, clones).map((name) => ({ name })),
  sets: [1, 2, 3, 4, 5, 6].slice(0, 2 + clones),
  modules: [],
  seed: clones,
});

export async function measureDecisions({ site, browser, goals }: Run): Promise<void> {
  const script = await bundleScript(path.join(import.meta.dirname, 'decisionsInPage.ts'), { name: 'timer' });
  const { sets, personas } = await loadCardData();
  const book = compileBook(sets, personas);
  const { start, decisions } = playGame(book, setupFor(2), 'normal').position;
  goals.title(`Decisions of a game at 4x slower (${rounds} rounds)`);
  const runs = await measureRounds(rounds, async () => {
    // A page that has just loaded the engine, as in the first game of a visit.
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const page = await openSlowTab(context);
    await page.goto(site.origin + routes.play.href(), { waitUntil: 'networkidle' });
    await page.evaluate(script);
    const timeGame = (clones: number, opponentSeat: number | null) => {
      const game = JSON.stringify([book, setupFor(clones), opponentSeat, opponentDecisions]);
      return page.evaluate<Times>(`timer.timeGame(...${game})`);
    };
    // Two clones are the most common game, four the heaviest.
    const games = [await timeGame(2, null), await timeGame(4, null)];
    const { opponent } = await timeGame(2, 1);
    const review = await page.evaluate<number>(`timer.timeReview(...${JSON.stringify([book, { start, decisions }])})`);
    await context.close();
    return { engine: games.flatMap((times) => times.engine), opponent, review };
  });
  // Every round makes the same decisions. One that is slow in a single round was delayed by other programs.
  const engine = (runs[0]?.engine ?? []).map((_, decision) =>
    Math.min(...runs.map((times) => times.engine[decision] ?? Number.NaN)),
  );
  goals.atMost(`the engine, median of ${engine.length}`, median(engine), 16, ' ms');
  goals.atMost('the engine, longest', Math.max(...engine), 16, ' ms');
  const opponent = runs.flatMap((times) => times.opponent);
  goals.atMost(`the hard opponent, p95 of ${opponent.length}`, quantile(opponent, 0.95), 500, ' ms');
  goals.atMost('the review of a duel, median', median(runs.map(({ review }) => review)), 10_000, ' ms');
}
