/**
 * Measures a game of four clones at the app's normal pace, played by touch: the user chooses the first card that can be
 * used, then presses the red button or the first answer, and skips nothing of what the others do. Measures how soon the
 * card and the decision are on the screen, the time of the frames of all animations, and the layout shift.
 *
 * Nothing of this script runs in the page between a tap and its picture, so that looking for the next button is not
 * measured with it.
 *
 * A frame is the time between two pictures during both of which something moves. Frames in which the page itself changes
 * are counted apart: those that begin or end with a change, which hold its rendering, layout and paint. They are what a
 * decision of the app costs while something still moves. The times are those of the page's own thread; what the
 * browser moves without it (`transform`, `opacity`) may be smoother.
 */

import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { watchLayoutShift } from '../../tests/support/layoutShift.ts';
import { beginGame, decisions } from '../../tests/support/playing.ts';
import { median, quantile } from '../goals.ts';
import type { Run } from './perf.ts';
import { phone, slowDown } from './slowTab.ts';

/** Less if the user's clone dies before. */
const most = 30;
const small = { ...phone, viewport: { width: 390, height: 664 } };

type Watched = {
  /** Milliseconds between pictures while something moves. */
  readonly frames: number[];
  /** The same where the page changes. */
  readonly changes: number[];
};

/** Call before the page opens. Resolves to a function that returns the times since then. */
async function watchPictures(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const frames: number[] = [];
    const changes: number[] = [];
    Object.assign(globalThis, { pictures: { frames, changes } });
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
  return () => page.evaluate<Watched>('pictures');
}

/**
 * Call before the page opens. Resolves to a function that taps the middle of an element, or of what of it is in the
 * window, and resolves to the milliseconds from the end of the touch to the next picture, or to none if it was no click,
 because the element has moved.
 */
async function watchTaps(page: Page): Promise<(target: Locator) => Promise<number[]>> {
  let pictured: (durations: number[]) => void = () => undefined;
  await page.exposeFunction('pictured', (duration: number) => pictured([duration]));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'click') (globalThis as unknown as { pictured: (duration: number) => void }).pictured(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  return async (target) => {
    const box = await target.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
    const shown = new Promise<number[]>((resolve) => {
      pictured = resolve;
    });
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    // A finger rests on the screen for about as long.
    await setTimeout(80);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return Promise.race([shown, setTimeout(5000, [])]);
  };
}

export async function measureGame({ site, browser, goals }: Run): Promise<void> {
  const context = await browser.newContext({ ...small, baseURL: site.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  const layoutShift = await watchLayoutShift(page);
  const watched = await watchPictures(page);
  const tap = await watchTaps(page);
  await beginGame(page, 'A person', 'The app, easy', 'The app, easy', 'The app, easy');
  await decisions(page).first().waitFor();
  // Without what the setup took.
  await page.addInitScript(() => localStorage.setItem('play', JSON.stringify({ pace: 'normal', askAlways: false })));
  await page.reload();
  await decisions(page).first().waitFor();
  const opening = await layoutShift();
  await slowDown(page);
  // By selectors: looking for a role takes up to 100 ms of the slow tab itself. The button that skips ahead is neither.
  const own = page.locator('[role=group][aria-label=Decisions] button:not([data-look=plain][data-key=Enter])');
  const answer = own.and(page.locator('[data-look=primary], [data-look=row]'));
  const usable = page.locator(':is([data-hand], [data-headspace]) button[data-usable=true][aria-pressed=false]');
  const idea = page.locator('[data-headspace] button[aria-pressed=false]');
  const afraid = page.locator('section[aria-label=Afraid] button');
  const over = page.locator('[data-over=true], [data-ink=b][data-alive=false]');
  const choices: number[] = [];
  const presses: number[] = [];
  while (presses.length < most) {
    await own.or(afraid).or(over).first().waitFor({ state: 'attached', timeout: 120_000 });
    // Until what was shown last has come to rest.
    await setTimeout(500);
    if ((await over.count()) > 0) break;
    if ((await afraid.count()) > 0) await afraid.first().tap();
    else if ((await answer.count()) > 0) presses.push(...(await tap(answer.first())));
    else choices.push(...(await tap(((await usable.count()) > 0 ? usable : idea).first())));
  }
  const { frames, changes } = await watched();
  goals.title(`A game of four clones at 4x slower, ${presses.length} decisions`);
  goals.atMost(`a card chosen, median of ${choices.length}`, median(choices), 100, ' ms');
  goals.atMost('a decision on the screen, median', median(presses), 100, ' ms');
  goals.atMost('a decision on the screen, 95 of 100', quantile(presses, 0.95), 100, ' ms');
  goals.atMost(`frame of an animation, median of ${frames.length}`, median(frames), 16.7, ' ms');
  goals.atMost('frame of an animation, 95 of 100', quantile(frames, 0.95), 16.7, ' ms');
  goals.atMost(`change during one, 95 of 100 of ${changes.length}`, quantile(changes, 0.95), 100, ' ms');
  goals.atMost(`layout shift in ${most} decisions`, (((await layoutShift()) - opening) * most) / presses.length, 0.02);
  goals.atMost('layout shift while the game opens', opening, 0.1);
  await context.close();
}
