/** Measures the layout shift of a game, in which the user always presses the first button. */

import { routes } from '../../src/site/routes.ts';
import { watchLayoutShift } from '../../tests/support/layoutShift.ts';
import { decide } from '../../tests/support/playing.ts';
import { waitForHydration } from '../../tests/support/siteTest.ts';
import type { Run } from './perf.ts';
import { openSlowTab, phone } from './slowTab.ts';

/** Fewer than any game has. */
const played = 15;

export async function measureGame({ site, browser, goals }: Run): Promise<void> {
  const context = await browser.newContext({ ...phone, baseURL: site.origin, serviceWorkers: 'block' });
  const page = await openSlowTab(context);
  const layoutShift = await watchLayoutShift(page);
  await page.addInitScript(() => {
    // The same deal in every run, without pauses.
    Object.assign(crypto, { getRandomValues: (array: Uint8Array) => array.fill(7) });
    localStorage.setItem('play', JSON.stringify({ pace: 'instant', askAlways: false }));
  });
  await page.goto(routes.play.href());
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Begin' }).tap();
  for (let tap = 0; tap < played; tap++) {
    await decide(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  goals.title('A game');
  goals.atMost(`layout shift of ${played} decisions`, await layoutShift(), 0.02);
  await context.close();
}
