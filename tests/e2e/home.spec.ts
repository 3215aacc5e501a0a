/** The landing page: its personas, answers and links, without layout shift. */

import { routes, stories } from '#site/routes.ts';
import { watchLayoutShift } from '../support/layoutShift.ts';
import { visitFirst } from '../support/offline.ts';
import { openPage } from '../support/openPage.ts';
import { expect, test } from '../support/siteTest.ts';

test('at 390 by 664 the hook and the four ways to go on stand above the bar; the card turns when it is pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openPage(page, routes.home.href());
  const bar = await page.getByRole('navigation', { name: 'Pages' }).boundingBox();
  for (const name of [/^Buy Now/, 'Download Free Demo', 'Play the first turn', 'View Rules']) {
    const { y = Number.NaN, height = 0 } =
      (await page.getByRole('main').getByRole('link', { name }).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  const card = page.getByRole('button', { name: /^Turn the card/, pressed: true });
  await expect(card.getByText('Gain 2')).toBeVisible();
  await card.click();
  await expect(page.getByRole('button', { name: /^Turn the card/ }).getByText('Gain 2')).toBeHidden();
});

test.describe('on a second visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the card of the hook has turned already', async ({ page }) => {
    const card = page.getByRole('button', { name: /^Turn the card/, pressed: true });
    const turnsByItself = () =>
      card.locator('img').evaluate((picture) => getComputedStyle(picture).animationName !== 'none');
    await visitFirst(page);
    await expect.poll(turnsByItself).toBe(true);
    await page.reload();
    await expect.poll(turnsByItself).toBe(false);
    await expect(card.getByText('Gain 2')).toBeVisible();
  });
});

test('R21: a visitor can open personas, answers and links; nothing shifts, and no backend is called @phone @core', async ({
  page,
  site,
}) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const moved = await watchLayoutShift(page);
  await page.goto(routes.home.href());
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('A card game for 2 to 4 clones of the same person. 20 to 45 minutes.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'In the box' }).getByRole('listitem')).toHaveCount(4);
  expect(await moved()).toBeLessThanOrEqual(0.02);

  const paths = site.requests.map(({ path }) => path);
  expect(paths.filter((path) => /^\/(ajax|user)\/|serverConnection/.test(path))).toEqual([]);
  expect(sockets).toEqual([]);

  const nine = page.getByRole('link', { name: /Lot Nine/ });
  const file = page.getByRole('dialog', { name: 'Lot Nine' });
  await nine.focus();
  await page.keyboard.press('Enter');
  await expect(file).toContainText('Your attacks deal 1 more');
  await expect(file).toContainText('When you react');
  await page.keyboard.press('Escape');
  await expect(nine).toBeFocused();

  const answer = page.getByText('There is one head for all of you');
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: 'Do we each need a deck?' }).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();

  for (const [type, count] of [
    ['Attack', 51],
    ['Reaction', 26],
    ['State', 27],
  ] as const) {
    const panel = page.getByRole('article').filter({ has: page.getByRole('heading', { name: type }) });
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await expect(panel.getByRole('link', { name: `See all ${count} ${type.toLowerCase()}s` })).toBeVisible();
  }
  expect(await moved()).toBeLessThanOrEqual(0.02);

  for (const { slug, title } of stories)
    await expect(page.getByRole('link', { name: `Story: ${title}` })).toHaveAttribute(
      'href',
      routes.personaStory.href(slug),
    );

  await page.getByRole('link', { name: /Ottoline Wick/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Story: A Small Fire' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A Small Fire' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Chandelier Moment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chandelier Moment' })).toBeVisible();
});
