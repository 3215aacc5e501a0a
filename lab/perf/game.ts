/**
 * Measures a game of four clones at the app's normal pace, in which the user always makes the first decision and skips
 * nothing of what the others do: how soon a decision is on the screen, the time of the frames of all animations, and the
 * layout shift.
 *
 * A frame is the time between two pictures during both of which something moves. Frames in which the page itself changes
 * are counted apart: those that begin or end with a change, which hold its rendering, layout and paint. They are what a
 * decision of the app costs while something still moves. The times are those of the page's own thread; what the
 * browser moves without it (`transform`, `opacity`) may be smoother.
 */

import type { Page } from '@playwright/test';
import { watchLayoutShift } from '../../tests/support/layoutShift.ts';
import { beginGame, decisions } from '../../tests/support/playing.ts';
import { median, quantile } from '../goals.ts';
import type { Run } from './perf.ts';
import { phone, slowDown } from './slowTab.ts';

/** Less if the user's clone dies before. */
const most = 30;
const small = { ...phone, viewport: { width: 390, height: 664 } };

type Watched = {
  /** Milliseconds from each press to the next picture. */
  readonly presses: number[];
  /** Milliseconds between pictures while something moves. */
  readonly frames: number[];
  /** The same where the page changes. */
  readonly changes: number[];
};

/** Call before the page opens. Resolves to a function that returns the times since then. */
async function watchPictures(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const presses = new Map<number, number>();
    const frames: number[] = [];
    const changes: number[] = [];
    Object.assign(globalThis, { pictures: { presses, frames, changes } });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          presses.set(entry.interactionId, Math.max(entry.duration, presses.get(entry.interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    // The page has changed since the last picture, or since the one before it.
    let changed = false;
    let changedBefore = false;
    new MutationObserver(() => {
      changed = true;
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    let last: number | undefined;
    const watch = (now: number) => {
      // The clock of the browser ticks in tenths of a millisecond.
      if (last !== undefined) (changed || changedBefore ? changes : frames).push(Math.round((now - last) * 10) / 10);
      changedBefore = changed;
      changed = false;
      last = document.getAnimations().some(({ playState }) => playState === 'running') ? now : undefined;
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  return () => page.evaluate<Watched>('({ ...pictures, presses: [...pictures.presses.values()] })');
}

export async function measureGame({ site, browser, goals }: Run): Promise<void> {
  const context = await browser.newContext({ ...small, baseURL: site.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  const layoutShift = await watchLayoutShift(page);
  const watched = await watchPictures(page);
  await beginGame(page, 'A person', 'The app, easy', 'The app, easy', 'The app, easy');
  await decisions(page).first().waitFor();
  // Without what the setup took.
  await page.addInitScript(() => localStorage.setItem('play', JSON.stringify({ pace: 'normal', askAlways: false })));
  await page.reload();
  await decisions(page).first().waitFor();
  const opening = await layoutShift();
  await slowDown(page);
  // By selectors: looking for a role takes up to 100 ms of the slow tab itself. The button that skips ahead is no decision.
  const own = page.locator('[role=group][aria-label=Decisions] button:not([data-look=plain][data-key=Enter])').first();
  const over = page.locator('[data-over=true], [data-ink=b][data-alive=false]');
  const goesOn = async () => {
    await own.or(over).first().waitFor({ state: 'attached', timeout: 120_000 });
    return (await over.count()) === 0;
  };
  let played = 0;
  for (; played < most && (await goesOn()); played++) await own.press('Enter');
  const { presses, frames, changes } = await watched();
  goals.title(`A game of four clones at 4x slower, ${played} decisions`);
  goals.atMost('a decision on the screen, median', median(presses), 100, ' ms');
  goals.atMost('a decision on the screen, 95 of 100', quantile(presses, 0.95), 100, ' ms');
  goals.atMost(`frame of an animation, median of ${frames.length}`, median(frames), 16.7, ' ms');
  goals.atMost('frame of an animation, 95 of 100', quantile(frames, 0.95), 16.7, ' ms');
  goals.atMost(`change during one, 95 of 100 of ${changes.length}`, quantile(changes, 0.95), 100, ' ms');
  goals.atMost(`layout shift in ${most} decisions`, (((await layoutShift()) - opening) * most) / played, 0.02);
  goals.atMost('layout shift while the game opens', opening, 0.1);
  await context.close();
}
