/** Page object of the table tracker: the actions of players, by the names they see. */

import type { Locator, Page } from '@playwright/test';
import type { Track } from '#game/rules/table.ts';
import { routes } from '#site/routes.ts';
import { expect } from './siteTest.ts';

const words: Readonly<Record<Track, string>> = { corpus: 'Corpus', cerebrium: 'Cerebrium' };

export class TablePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Begins a game for this many clones with their default names. */
  async begin(clones: number): Promise<void> {
    await this.page.goto(routes.count.href());
    await this.page
      .getByRole('group', { name: 'Clones' })
      .getByRole('radio', { name: String(clones), exact: true })
      .click();
    await this.press('Begin');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Table' })).toBeAttached();
    await expect(this.button('End turn')).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  press(name: string | RegExp): Promise<void> {
    return this.button(name).click();
  }

  /** The seat of a clone. If the screen has room for only one seat, selects it first. */
  async seat(name: string): Promise<Locator> {
    const inStrip = this.page
      .getByRole('list', { name: 'Clones' })
      .getByRole('button', { name: new RegExp(`^${name} (corpus|Dead)`) });
    const region = this.page.getByRole('region', { name, exact: true });
    await inStrip.or(region).first().waitFor();
    if (await inStrip.isVisible()) await inStrip.click();
    return region;
  }

  /** Taps a button of a track so fast that the taps count as one change. */
  private async tap(name: string, button: string, times: number): Promise<void> {
    const seat = await this.seat(name);
    await seat.getByRole('button', { name: button, exact: true }).evaluate((element: HTMLElement, count) => {
      for (let tap = 0; tap < count; tap += 1) element.click();
    }, times);
  }

  lose = (name: string, amount: number, track: Track = 'corpus') => this.tap(name, `${words[track]}: 1 less`, amount);
  gain = (name: string, amount: number, track: Track = 'corpus') => this.tap(name, `${words[track]}: 1 more`, amount);
  gainTransient = (name: string, amount: number, track: Track = 'corpus') =>
    this.tap(name, `${words[track]}: 1 more transient`, amount);

  async expectTrack(name: string, track: Track, value: number): Promise<void> {
    const seat = await this.seat(name);
    await expect(seat.getByRole('group', { name: new RegExp(`^${words[track]} ${value}(,|$)`) })).toBeVisible();
  }

  /** Opens the history, reads it newest first, and closes it. */
  async history(): Promise<string[]> {
    await this.press('Table settings');
    await this.press('History');
    const entries = await this.page.getByRole('dialog', { name: 'History' }).getByRole('listitem').allTextContents();
    await this.page.keyboard.press('Escape');
    return entries;
  }
}
