/** Playing on the rules engine: trying a card, the guided first game, and a game against the app without a network. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { offlineTest } from '../support/offlineTest.ts';
import { beginGame, decide, decisions, firstGameScript } from '../support/playing.ts';
import { expect, test } from '../support/siteTest.ts';

const log = (page: Page) => page.getByRole('log');
const clone = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

offlineTest(
  'a user can try a card, play the first game, and play against the app without a network @phone @once @core',
  async ({ page }) => {
    await offlineTest.step('a card can be tried on a small table, explains its effect, and can be undone', async () => {
      await page.goto(routes.card.href(1, 2));
      await page.getByRole('button', { name: 'Try it in a small game' }).click();
      await decide(page, /Play House Key Knuckles/);
      await expect(clone(page, 'Twice').getByRole('img', { name: '15 corpus' })).toBeVisible();
      const damage = log(page).getByRole('listitem').filter({ hasText: 'You deal 5 corpus damage' });
      await damage.getByText('why?').click();
      await expect(damage.locator('mark')).toHaveText(/^Deal 5 .* damage to another clone\.$/);
      await expect(damage.getByRole('link', { name: 'House Key Knuckles' })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(clone(page, 'Twice').getByRole('img', { name: '20 corpus' })).toBeVisible();
    });

    await offlineTest.step('the first game can be played to the end of its script and beyond', async () => {
      await page.goto(routes.firstGame.href());
      await page.getByRole('button', { name: 'Begin' }).click();
      const fright = firstGameScript.indexOf('Pass') + 1;
      for (const name of firstGameScript.slice(0, fright)) await decide(page, name);
      await page.getByRole('region', { name: 'Afraid' }).getByRole('button').click();
      for (const name of firstGameScript.slice(fright)) await decide(page, name);
      await expect(page.getByRole('heading', { name: /^Your turn\./ })).toBeVisible();
      await expect(page.getByText('You know the rules. So does Twice.')).toBeVisible();
      await decide(page, /Take Group Photograph/);
      await expect(page.getByText('You know the rules.')).toBeHidden();
      await expect(log(page)).toContainText('You take Group Photograph.');
    });

    await offlineTest.step(
      'a game begins with one tap; the app decides in a worker and gives its reasons',
      async () => {
        const worker = page.waitForEvent('worker');
        const reason = log(page)
          .locator('li:not([hidden])', { has: page.locator('details p', { hasText: /^(It|Several) / }) })
          .last();
        await beginGame(page);
        for (let made = 0; made < 30; made++) {
          await decisions(page).first().waitFor();
          await log(page)
            .locator('details')
            .evaluateAll((all) => {
              for (const details of all) details.toggleAttribute('open', true);
            });
          if ((await reason.count()) > 0) break;
          await decide(page);
        }
        await page.getByRole('button', { name: 'Log' }).click();
        await expect(reason.locator('p').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(log(page)).toContainText(/You (take|play|pass)/);
        expect((await worker).url()).toMatch(/\/assets\/play\/bot-[\w-]+\.js$/);
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      },
    );

    await offlineTest.step('the game continues after a reload, and is listed after the user leaves it', async () => {
      const lines = await log(page).getByRole('listitem').count();
      await page.reload();
      await expect(log(page).getByRole('listitem')).toHaveCount(lines);
      await page.getByRole('link', { name: 'Leave' }).click();
      await expect(page.getByRole('link', { name: /^You, Twice\b.*The app plays normal/ })).toBeVisible();
    });
  },
);

test('a user can try the fear side of a card as an afraid clone; a card that cannot be taken says why', async ({
  page,
}) => {
  await page.goto(routes.card.href(1, 4));
  await page.getByRole('button', { name: 'Try it in a small game' }).click();
  await page.getByRole('button', { name: 'Try its fear side' }).click();
  await decide(page, /Play Down the Cellar Steps/);
  // Both sides name the same points, so that a gain cannot be taken for its price.
  for (const side of ['Desire side', 'Fear side'])
    await expect(decisions(page).filter({ hasText: side })).toHaveAccessibleName(/You: corpus .*Twice: corpus /);
  await decide(page, 'Fear side');
  await expect(clone(page, 'You').getByRole('img', { name: '14 corpus' })).toBeVisible();
  await expect(log(page)).toContainText('You play Down the Cellar Steps at Twice on its fear side');

  await page.goto(routes.card.href(3, 7));
  await page.getByRole('button', { name: 'Try it in a small game' }).click();
  await decide(page, /Play Choose Your Nightmare/);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto(routes.card.href(1, 2));
  await page.getByRole('button', { name: 'Try it in a small game' }).click();
  await decide(page, /Play House Key Knuckles/);
  await page.getByRole('region', { name: 'Headspace' }).getByRole('button').first().click();
  await expect(page.getByText('Not now. A take costs 1 tick.')).toBeVisible();
});

test('thoughts that a card shows open by themselves, and say why', async ({ page }) => {
  await page.goto(routes.card.href(1, 7));
  await page.getByRole('button', { name: 'Try it in a small game' }).click();
  await decide(page, /Play Read My Own Diary/);
  const sheet = page.getByRole('dialog', { name: 'Twice' });
  await expect(sheet).toContainText('You look at Twice’s thoughts.');
  await expect(sheet.getByRole('heading')).toHaveText(['Twice', 'Thoughts']);
  await page.keyboard.press('Escape');
  await clone(page, 'Twice')
    .getByRole('button', { name: /: look at them$/ })
    .click();
  await expect(sheet.getByRole('heading')).toHaveText(['Twice', 'Condition', 'Thoughts', 'Memories']);
});

test('X is one number, set with a slider or with two buttons; what is paid with ideas is chosen from the thoughts', async ({
  page,
}) => {
  await page.goto(routes.card.href(3, 8));
  await page.getByRole('button', { name: 'Try it in a small game' }).click();
  await decide(page, /Play Indoor Brainstorm/);
  const x = page.getByRole('slider', { name: 'X' });
  // At first the most.
  await expect(decisions(page).first()).toHaveAccessibleName(/^Pay X = [1-9]/);
  await x.press('Home');
  await expect(x).toHaveAttribute('aria-valuetext', 'X is 0');
  await expect(decisions(page).first()).toHaveAccessibleName(/^Pay X = 0/);
  await x.press('ArrowRight');
  await expect(decisions(page).first()).toHaveAccessibleName(/^Pay X = 1 .*to deal 4/);
  await page.getByRole('button', { name: 'Less', exact: true }).click();
  await expect(x).toHaveAttribute('aria-valuetext', 'X is 0');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await decide(page, /^Pay X = 1/);

  await expect(page.getByRole('heading', { name: 'Indoor Brainstorm costs 1 idea. Forget which?' })).toBeVisible();
  const thought = page.getByRole('list', { name: 'Thoughts of You' }).getByRole('button').first();
  const name = await thought.locator('b').textContent();
  await thought.click();
  await expect(thought).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: `Forget ${name}`, exact: true }).click();
  await expect(log(page)).toContainText(`You forget ${name}.`);
});

test('a button pressed before the scripts have loaded takes effect once they have @phone @once', async ({ page }) => {
  let arrive = () => {};
  let held = Promise.resolve();
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  for (const [address, button] of [
    [routes.card.href(1, 4), 'Try it in a small game'],
    [routes.rules.href('example-whole-turn'), 'Step through it'],
    [routes.play.href(), 'Begin'],
  ] as const) {
    held = new Promise((resolve) => {
      arrive = resolve;
    });
    const opened = page.goto(address);
    await page.getByRole('button', { name: button }).last().click();
    arrive();
    await opened;
    await expect(log(page)).toBeAttached();
    await expect(decisions(page).first()).toBeVisible();
  }
});

test('a number of clones that is chosen before the scripts have loaded is kept', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  const opened = page.goto(routes.play.href());
  await page.getByRole('radio', { name: '4' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  arrive();
  await opened;
  await expect(clone(page, 'Nine')).toBeVisible();
});
