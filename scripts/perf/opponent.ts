/**
 * Measures the hard opponent's time for a decision on a slow processor. Chromium's CPU slowdown applies to pages but
 * not to workers, so the worker's script runs in a frame of the page instead, on the same thread.
 */

import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { launchOptions } from '../launchOptions.ts';
import { type Goals, median, quantile } from './goals.ts';
import { openSlowTab, phone } from './measuredPage.ts';

const presses = 8;

/** Replaces `Worker` with a frame, and records the time of each message. */
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

/** Milliseconds of each decision of the app, in a game in which the user always presses the first button. */
async function playOn(context: BrowserContext, origin: string): Promise<number[]> {
  const page = await openSlowTab(context);
  await page.addInitScript(runWorkersInFrames);
  await page.goto(origin + routes.play.href(), { waitUntil: 'networkidle' });
  await setUp(page);
  const decisions = page.getByRole('group', { name: 'Decisions' }).getByRole('button').filter({ visible: true });
  const end = page.getByRole('heading', { name: 'The end' });
  for (let pressed = 0; pressed < presses; pressed += 1) {
    await decisions.first().or(end).first().waitFor();
    if (await end.isVisible()) break;
    await decisions.first().click();
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName('decided').map((mark) => Number(mark instanceof PerformanceMark && mark.detail)),
  );
  await page.close();
  return times;
}

async function setUp(page: Page): Promise<void> {
  await page.getByText('Other players, sets and modules').click();
  const opponent = page.getByRole('group', { name: 'Clone 2', exact: true });
  await opponent.getByLabel('Played by').selectOption('The app, hard');
  await page.getByRole('button', { name: 'Begin' }).click();
}

export async function measureOpponent(origin: string, goals: Goals): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ ...phone, bypassCSP: true, serviceWorkers: 'block' });
  const times = await playOn(context, origin);
  await browser.close();
  goals.title(`Hard opponent at 4x slower: ${times.length} decisions of a duel`);
  goals.atMost('a decision, 95th percentile', quantile(times, 0.95), 500, ' ms');
  goals.note(`median ${Math.round(median(times))} ms, longest ${Math.round(Math.max(...times))} ms`);
}
