/**
 * How long the hard opponent takes for a decision on a slow processor. Chromium slows down pages and not workers, so
 * the script of its worker runs in a frame of the page instead, on the same thread.
 */

import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { phoneOptions } from '../launchOptions.ts';
import { type Goals, median, quantile } from './goals.ts';
import { openSlowTab, phone } from './measuredPage.ts';

const duels = { clones: 2, presses: 30 };
const crowded = { clones: 4, presses: 15 };

/** Stands in for `Worker`; marks how long each message takes. */
function runWorkersInFrames(): void {
  class FrameWorker extends EventTarget {
    onmessage: ((event: { data: unknown }) => void) | undefined;
    private readonly frame = document.createElement('iframe');
    private readonly loaded: Promise<void>;

    constructor(url: string) {
      super();
      document.body.append(this.frame);
      const inside = this.frame.contentWindow as Window;
      const script = inside.document.createElement('script');
      Object.assign(script, { type: 'module', src: String(url) });
      Object.assign(inside, { postMessage: (data: unknown) => this.onmessage?.({ data }) });
      this.loaded = new Promise((resolve) => script.addEventListener('load', () => resolve()));
      inside.document.head.append(script);
    }

    postMessage(data: object): void {
      void this.loaded.then(() => {
        const began = performance.now();
        this.frame.contentWindow?.dispatchEvent(new MessageEvent('message', { data }));
        if ('view' in data) performance.mark('decided', { detail: performance.now() - began });
      });
    }

    terminate(): void {
      this.frame.remove();
    }
  }
  Object.assign(window, { Worker: FrameWorker });
  localStorage.setItem('play', JSON.stringify({ pace: 'instant', askAlways: false }));
}

/** Milliseconds of each decision of the app, in a game in which a person presses what comes first. */
async function playOn(context: BrowserContext, origin: string, game: typeof duels): Promise<number[]> {
  const page = await openSlowTab(context);
  await page.addInitScript(runWorkersInFrames);
  await page.goto(origin + routes.play.href(), { waitUntil: 'networkidle' });
  await setUp(page, game.clones);
  const decisions = page.getByRole('group', { name: 'Decisions' }).getByRole('button').filter({ visible: true });
  for (let pressed = 0; pressed < game.presses; pressed += 1) {
    await decisions.first().waitFor();
    if (await page.getByRole('heading', { name: 'The end' }).isVisible()) break;
    await decisions.first().click();
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName('decided').map((mark) => Number(mark instanceof PerformanceMark && mark.detail)),
  );
  await page.close();
  return times;
}

async function setUp(page: Page, clones: number): Promise<void> {
  await page.getByRole('group', { name: 'Clones', exact: true }).getByLabel(String(clones)).check();
  await page.getByText('Other players, sets and modules').click();
  await page.getByRole('group', { name: 'Sets', exact: true }).getByRole('checkbox').nth(2).check();
  for (let place = 2; place <= clones; place += 1)
    await page
      .getByRole('group', { name: `Clone ${place}`, exact: true })
      .getByLabel('Played by')
      .selectOption('The app, hard');
  await page.getByRole('button', { name: 'Begin' }).click();
}

export async function measureOpponent(origin: string, goals: Goals): Promise<void> {
  const browser = await chromium.launch(phoneOptions);
  const context = await browser.newContext({ ...phone, bypassCSP: true, serviceWorkers: 'block' });
  const times = [...(await playOn(context, origin, duels)), ...(await playOn(context, origin, crowded))];
  await browser.close();
  goals.title(`Hard opponent, a quarter of the processor: ${times.length} decisions with two and four clones`);
  goals.atMost('a decision, 95th of a hundred', quantile(times, 0.95), 500, ' ms');
  goals.note(`median ${Math.round(median(times))} ms, longest ${Math.round(Math.max(...times))} ms`);
}
