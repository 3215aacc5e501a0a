/** The `test` of tasks: a hand that counts taps and letters, and a printed table of them. */

import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from '../../tests/support/siteTest.ts';

type Goal = { readonly taps?: number; readonly letters?: number };

class Hand {
  readonly page: Page;
  taps = 0;
  letters = 0;
  milliseconds = Number.NaN;
  private started = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(what: Locator): Promise<void> {
    await what.waitFor();
    if (this.taps === 0) this.started = performance.now();
    this.taps += 1;
    await what.tap();
  }

  async type(text: string): Promise<void> {
    this.letters += text.length;
    await this.page.keyboard.type(text);
  }

  /** The browser's own Back, a tap on a phone. */
  async back(): Promise<void> {
    this.taps += 1;
    await this.page.goBack();
  }

  /** Opens the search, types a text and taps a suggestion. */
  async search(text: string, suggestion: string | RegExp): Promise<void> {
    await this.tap(this.page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Search' }));
    await this.type(text);
    await this.tap(this.page.getByRole('option', { name: suggestion, exact: true }).first());
  }

  button = (name: string) => this.page.getByRole('button', { name }).first();

  /** Ends the task: its answer is visible, within the goal. */
  async finish(answer: Locator, { taps = this.taps, letters = this.letters }: Goal = {}): Promise<void> {
    await expect(answer).toBeVisible();
    this.milliseconds = Math.round(performance.now() - this.started);
    expect(this.taps, 'taps').toBeLessThanOrEqual(taps);
    expect(this.letters, 'letters').toBeLessThanOrEqual(letters);
  }
}

const rows = ['| task | taps | letters | ms |', '|---|---|---|---|'];

export const test = base.extend<{ readonly hand: Hand }>({
  hand: async ({ page }, use, { title }) => {
    const hand = new Hand(page);
    await use(hand);
    rows.push(`| ${title} | ${hand.taps} | ${hand.letters} | ${hand.milliseconds} |`);
  },
});

test.afterAll(() => console.log(`\n${rows.join('\n')}`));
