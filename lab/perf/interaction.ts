/** Measures the longest task and the layout shift while pages open and scroll, and while a game is played. */

import type { Page } from '@playwright/test';
import { median } from '../goals.ts';
import { measureRounds } from './measureRounds.ts';
import { inSlowTab, measuredPages, openPage, type Run, seenIn } from './slowTab.ts';

const rounds = 3;
/** Fewer than any game has. */
const decisionsPlayed = 15;

/** Scrolls to the end of the page, one screen every two frames. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  });
}

/** Plays a game in which the user always presses the first button. */
async function playGame(page: Page): Promise<void> {
  const decisions = page.getByRole('group', { name: 'Decisions' }).getByRole('button').filter({ visible: true });
  await page.getByRole('button', { name: 'Begin' }).tap();
  for (let tap = 0; tap < decisionsPlayed; tap++) {
    await decisions.first().tap();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
}

export async function measureInteraction({ site, browser, goals }: Run): Promise<void> {
  goals.title(`Opening and scrolling at 4x slower (median of ${rounds})`);
  for (const [name, path] of Object.entries(measuredPages)) {
    const seen = await measureRounds(rounds, () =>
      inSlowTab(browser, async (page) => {
        await openPage(page, site.origin + path);
        await scrollThrough(page);
        return seenIn(page);
      }),
    );
    goals.atMost(`${name}, longest task`, median(seen.map(({ longestTask }) => longestTask)), 200, ' ms');
    goals.atMost(`${name}, layout shift`, median(seen.map(({ shift }) => shift)), 0.1);
  }
  const shifts = await measureRounds(rounds, () =>
    inSlowTab(browser, async (page) => {
      await page.addInitScript(() => {
        Object.assign(crypto, { getRandomValues: (array: Uint8Array) => array.fill(7) });
        localStorage.setItem('play', JSON.stringify({ pace: 'instant', askAlways: false }));
      });
      await page.goto(`${site.origin}${measuredPages.play}`);
      await page.locator('html[data-app=alive]').waitFor({ state: 'attached' });
      await playGame(page);
      return (await seenIn(page)).shift;
    }),
  );
  goals.atMost(`layout shift of ${decisionsPlayed} decisions of a game`, Math.max(...shifts), 0.02);
}
