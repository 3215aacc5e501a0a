/** Lists of cards: each has an address, and shows only matches from the start. */

import { routes } from '#site/routes.ts';
import { cards } from '../support/collection.ts';
import { watchLayoutShift } from '../support/layoutShift.ts';
import { expect, test } from '../support/siteTest.ts';

const results = (search: string) => routes.searchResults.href(search);

test('a list keeps its view, order, groups and filters in its address, and Back returns to the same card @core', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(results('type=reaction&effects=cancel'));
  await expect(title).toHaveText('Search results: Reactions whose text, on either side, contains “cancel”.');
  await expect(page.getByText('10 cards in 6 sets')).toBeVisible();
  const others = page.getByText('No match in one set: Melee');
  const melee = page.locator('#-set-header-2');
  await expect(melee).toBeHidden();
  await others.click();
  await expect(melee).toBeVisible();
  // The search box of the header, and the one that phones have on the page.
  for (const place of [page.getByRole('banner'), page.getByRole('main')])
    await expect(place.locator('input[type=search]')).toHaveValue('t:reaction e:cancel');
  await page.getByRole('link', { name: 'List with text' }).click();
  await page.getByLabel('Sort').filter({ visible: true }).selectOption('Name');
  await page.getByRole('button', { name: 'More for these cards' }).click();
  await page.getByLabel('Group').selectOption('Discipline');
  await expect(page).toHaveURL(results('effects=cancel&type=reaction&view=list&sort=name&group=discipline'));
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Groups' }).getByRole('link', { name: 'Mental' }).click();
  await expect(page).toHaveURL(/group=discipline#group-mental$/);
  const mental = page.getByRole('heading', { level: 2, name: 'Mental' });
  await expect(mental).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Decoy Torso');
  await expect(mental).toBeInViewport();

  const card = page.getByRole('link', { name: 'Backseat Driver' });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Backseat Driver');
  await expect(page.getByRole('link', { name: 'Back to 10 search results' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();

  const more = page.getByRole('button', { name: 'More for these cards' });
  await more.press('Enter');
  await page.getByRole('link', { name: 'Remove the filter: 78 are not reactions' }).press('Enter');
  await expect(page).toHaveURL(results('effects=cancel&view=list&sort=name&group=discipline'));
  await expect(more).toBeFocused();
  await page.getByRole('link', { name: 'Show all cards' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${cards.length} cards` })).toBeVisible();
  await more.click();
  await page.getByRole('button', { name: 'Random card' }).click();
  await expect(page).toHaveURL(/\/cards\/\d+\/\d+$/);
});

test('the first screen shows only matching cards; if no name contains the text, it shows a card whose text does', async ({
  page,
}) => {
  const layoutShift = await watchLayoutShift(page);
  for (const address of [results('name=duck'), routes.cards.href('name=duck')]) {
    const html = page.waitForResponse((response) => response.url().includes(address));
    await page.goto(address, { waitUntil: 'commit' });
    await html;
    await expect(page.getByRole('status').getByText('1 card', { exact: true })).toBeVisible();
    expect(await layoutShift()).toBeLessThan(0.02);
  }

  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(results('name=damage'));
  await expect(page.getByRole('status').filter({ hasText: /^\d+ cards say “damage”/ })).toBeVisible();
  const answers = page.getByRole('region', { name: 'Other answers for “damage”' });
  await expect(answers.getByRole('img').first()).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole('button', { name: 'More for these cards' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Remove the filter/ })).toHaveCount(0);
});
