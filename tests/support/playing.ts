/** Games at /play in end-to-end tests. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';

/** Those that can be pressed now, without the ones behind a fold. */
export const decisions = (page: Page) =>
  page.getByRole('group', { name: 'Decisions' }).getByRole('button').filter({ visible: true });

/** The same cards in every run, and no pause between the decisions of the app. */
async function dealAlike(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(crypto, { getRandomValues: (array: Uint8Array) => array.fill(7) });
    localStorage.setItem('play', JSON.stringify({ pace: 'instant', askAlways: false }));
  });
}

/** @param players - By seat, as the form calls them; without them the duel that the form offers. */
export async function beginGame(page: Page, ...players: string[]): Promise<void> {
  await dealAlike(page);
  await page.goto(routes.play.href());
  if (players.length > 0) {
    await page.getByText('Other players, sets and modules').click();
    for (const [place, player] of players.entries())
      await page
        .getByRole('group', { name: `Clone ${place + 1}` })
        .getByLabel('Played by')
        .selectOption(player);
  }
  await page.getByRole('button', { name: 'Begin' }).click();
}
