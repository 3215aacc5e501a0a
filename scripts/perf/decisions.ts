/** Measures decisions of a game on a slow processor: the engine's time, and from the tap to the next frame. */

import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { loadCardData } from '#cards/build/cardFiles.ts';
import type { GameSetup } from '#game/engine/newGame.ts';
import { compileBook } from '#game/language/compileBook.ts';
import { routes } from '#site/routes.ts';
import { launchOptions } from '../launchOptions.ts';
import { type Goals, measureRounds, median } from './goals.ts';
import { framesMeasured, measureFrames, openSlowTab, phone, seenIn } from './measuredPage.ts';

const rounds = 3;
/** Number of taps to measure; fewer than any game has. */
const taps = 15;

/** Two clones are the most common game, four the heaviest. */
const setups: readonly GameSetup[] = [2, 4].map((clones) => ({
  seats: [...'ABCD'].slice(0, clones).map((name) => ({ name })),
  sets: [1, 2, 3, 4, 5, 6].slice(0, 2 + clones),
  modules: [],
  seed: clones,
}));

async function bundledTimer(): Promise<string> {
  const bundle = await rolldown({ input: path.join(import.meta.dirname, 'decisionsInPage.ts') });
  const { output } = await bundle.generate({ format: 'iife', name: 'engine', minify: true });
  await bundle.close();
  return output[0].code;
}

/** Times the engine in a page that has just loaded it, as for the first game of a visit. */
async function timeEngine(browser: Browser, address: string, code: string): Promise<number[]> {
  const { sets, personas } = await loadCardData();
  const games = JSON.stringify([compileBook(sets, personas), setups]);
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await openSlowTab(context);
  await page.goto(address, { waitUntil: 'networkidle' });
  const run = `const [book, setups] = ${games}; return setups.flatMap((setup) => engine.timeDecisions(book, setup));`;
  const times = await page.evaluate<number[]>(`(() => { ${code}; ${run} })()`);
  await context.close();
  return times;
}

const decisions = (page: Page) =>
  page.getByRole('group', { name: 'Decisions' }).getByRole('button').filter({ visible: true });

/** Milliseconds from each tap on a decision to the next frame, and the layout shift of the page. */
async function timeTaps(browser: Browser, address: string): Promise<{ times: number[]; shift: number }> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await openSlowTab(context);
  await page.addInitScript(() => {
    Object.assign(crypto, { getRandomValues: (array: Uint8Array) => array.fill(7) });
    localStorage.setItem('play', JSON.stringify({ pace: 'instant', askAlways: false }));
  });
  await page.goto(address);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Begin' }).tap();
  await decisions(page).first().waitFor();
  await measureFrames(page, 'click');
  let times: number[] = [];
  for (let tap = 1; tap <= taps; tap++) {
    await decisions(page).first().tap();
    times = await framesMeasured(page, tap);
  }
  const { shift } = await seenIn(page);
  await context.close();
  return { times, shift };
}

export async function measureDecisions(origin: string, goals: Goals): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  const address = origin + routes.play.href();
  const code = await bundledTimer();
  goals.title(`Decisions of a game at 4x slower (${rounds} rounds)`);
  const runs = await measureRounds(rounds, () => timeEngine(browser, address, code));
  // Every round makes the same decisions. One that is slow in a single round was delayed by other programs.
  const engine = (runs[0] ?? []).map((_, decision) => Math.min(...runs.map((times) => times[decision] ?? Number.NaN)));
  goals.atMost(`the engine, median of ${engine.length}`, median(engine), 16, ' ms');
  goals.atMost('the engine, longest', Math.max(...engine), 16, ' ms');
  const played = await measureRounds(rounds, () => timeTaps(browser, address));
  const frames = played.flatMap(({ times }) => times);
  goals.atMost(`layout shift of ${taps} decisions`, Math.max(...played.map(({ shift }) => shift)), 0.02, '');
  goals.note(`a tap to the next frame: median ${Math.round(median(frames))} ms of ${frames.length}`);
  goals.note(`a tap to the next frame: longest ${Math.round(Math.max(...frames))} ms`);
  await browser.close();
}
