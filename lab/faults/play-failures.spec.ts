/** A game at /play survives a crash, another tab, and an opponent that cannot be loaded. */

import { notInFirefox } from '../../tests/support/notInFirefox.ts';
import { openTab } from '../../tests/support/offline.ts';
import { beginGame, decide, decisions, logEntries, playAWhile } from '../../tests/support/playing.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

test.use({ serviceWorkers: 'block' });

test(
  'a game survives a crash, continues in one tab at a time, counts undone decisions, and is removed only after confirmation',
  notInFirefox('Only Chromium’s protocol can crash a page.'),
  async ({ page, context }) => {
    await beginGame(page, 'A person', 'The app, easy');
    const lines = await playAWhile(page);
    const address = page.url();
    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    // The crashed page never answers this call.
    session.send('Page.crash').catch(() => undefined);
    await crashed;

    const tab = await openTab(context, address);
    await expect(logEntries(tab)).toHaveText(lines);
    const other = await openTab(context, address);
    await expect(tab.getByRole('alert')).toContainText('This game is open in another tab.');
    await expect(tab.getByRole('heading', { name: 'This game cannot continue here.' })).toBeVisible();
    await expect(decisions(tab)).toHaveCount(0);
    await other.close();
    await tab.reload();
    await decisions(tab).first().waitFor();
    await decide(tab);
    await expect(logEntries(tab)).not.toHaveCount(lines.length);
    await tab.keyboard.press('u');
    await expect(tab.locator('output')).toHaveText('Taken back.');
    await tab.getByRole('button', { name: 'Options' }).click();
    await expect(tab.getByText('1 decision taken back in this game.')).toBeVisible();
    await tab.keyboard.press('Escape');
    await decide(tab);
    await tab.getByRole('link', { name: 'Leave' }).click();
    await tab.getByRole('button', { name: /^Remove.*You/ }).click();
    await tab.getByRole('button', { name: 'Yes' }).click();
    await expect(tab.getByText('None yet.')).toBeVisible();

    // The game is gone from this device, so its address leads to a new one.
    await tab.goto(address);
    await tab.getByRole('link', { name: 'Games and setup' }).click();
    await expect(tab.getByRole('button', { name: 'Begin' })).toBeVisible();
  },
);

test('when its worker cannot be loaded, an easy opponent plays, and the app says so once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  await page.route('**/assets/play/bot-*', (route) => route.abort());
  await beginGame(page, 'A person', 'The app, hard');
  const notice = page.getByRole('alert').filter({ hasText: 'an easy one plays' });
  for (let made = 0; made < 30; made++) {
    await decisions(page).first().waitFor();
    if (await notice.isVisible()) break;
    await decide(page);
  }
  await expect(notice).toBeVisible();
  await decide(page);
  await expect(notice).toBeHidden();
  await decisions(page).first().waitFor();
  await decide(page);
  await expect(notice).toBeHidden();
});
