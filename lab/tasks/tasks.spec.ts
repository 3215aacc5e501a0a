/** The most common tasks, with the fewest taps and letters that they take. */

import { routes } from '../../src/site/routes.ts';
import { test } from './taskTest.ts';

test('card by name', async ({ page, hand }) => {
  await page.goto(routes.home.href());
  await hand.search('mud', /Mud Instinct/);
  await hand.finish(page.getByRole('heading', { name: 'Mud Instinct' }).first(), { taps: 2, letters: 3 });
});

test('cards with a symbol', async ({ page, hand }) => {
  await page.goto(routes.home.href());
  await hand.search('', 'memory');
  await hand.finish(page.getByRole('heading', { name: /Search results/ }).first(), { taps: 2 });
});

test('cards of a type', async ({ page, hand }) => {
  await page.goto(routes.home.href());
  await hand.search('', 'State');
  await hand.finish(page.getByRole('heading', { name: /Search results: States/ }).first(), { taps: 2 });
});

test('rule term', async ({ page, hand }) => {
  await page.goto(routes.home.href());
  await hand.search('repress', /^Repress/);
  await hand.finish(page.locator('#glossary-repress'), { taps: 2 });
});

test('ruling of a card', async ({ page, hand }) => {
  await page.goto(routes.cards.href());
  await hand.tap(page.locator(`main a[href="${routes.card.href(1, 4)}"]`).first());
  await hand.finish(page.getByRole('heading', { name: /ruling/i }).first(), { taps: 2 });
});

test('next turn', async ({ page, hand }) => {
  await page.goto(routes.count.href());
  await hand.button('Begin').tap();
  await hand.tap(hand.button('End turn'));
  await hand.finish(page.getByText(/^Turn 2,/).first(), { taps: 1 });
});

test('four clones against the app', async ({ page, hand }) => {
  await page.goto(routes.home.href());
  await hand.tap(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Table' }));
  await hand.tap(page.getByRole('link', { name: 'Play the app' }));
  await hand.tap(hand.button('Four clones'));
  await hand.finish(page.getByRole('group', { name: 'Decisions' }).getByRole('button').first(), { taps: 3 });
});

test('print demo', async ({ page, hand }) => {
  await page.goto(routes.home.href());
  // Not the address of the new tab: a headless browser downloads the file instead of showing it.
  const requested = page.context().waitForEvent('request', (request) => /demo.*\.pdf$/.test(request.url()));
  await hand.tap(page.getByRole('link', { name: 'Download Free Demo' }));
  await hand.tap(page.getByRole('dialog').getByRole('link', { name: /PDF/ }).first());
  await requested;
  await hand.finish(page.getByRole('heading', { name: /Spite/ }).first(), { taps: 2 });
});

test('dispute at the table, and back to the game', async ({ page, hand }) => {
  await page.goto(routes.count.href());
  await hand.button('Begin').tap();
  await hand.tap(hand.button('Look up a card or a rule'));
  await hand.type('cel duc');
  await hand.tap(page.getByRole('option', { name: /Down the Cellar Steps or Duck, Obviously/ }));
  await page.getByText(/^Yes\./).waitFor();
  await hand.back();
  await hand.finish(hand.button('End turn'), { taps: 4, letters: 7 });
});

test('dispute without a game', async ({ page, hand }) => {
  await page.goto(routes.home.href());
  await hand.tap(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Table' }));
  await hand.tap(page.getByRole('main').getByRole('link', { name: 'Settle it' }));
  await hand.tap(page.getByRole('combobox', { name: 'Played' }));
  await hand.type('cel duc');
  await hand.tap(page.getByRole('option', { name: /Down the Cellar Steps, then Duck, Obviously/ }));
  await hand.finish(page.getByText(/^Yes\./).first(), { taps: 4, letters: 7 });
});

const themes = [
  { title: 'theme', opening: 'More' },
  { title: 'theme at 768 px', opening: 'Theme and text size', width: 768 },
  { title: 'theme at 1440 px', opening: 'Theme and text size', width: 1440 },
];
for (const { title, opening, width } of themes) {
  test(title, async ({ page, hand }) => {
    if (width !== undefined) await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.home.href());
    await hand.tap(hand.button(opening));
    await hand.tap(page.getByRole('radio', { name: 'Ink', exact: true }).filter({ visible: true }));
    await hand.finish(page.locator('html[data-theme=ink]'), { taps: 2 });
  });
}

test('quick start', async ({ page, hand }) => {
  await page.goto(routes.home.href());
  await hand.tap(hand.button('More'));
  await hand.tap(page.getByRole('dialog').getByRole('link', { name: 'Quick start' }));
  await hand.finish(page.getByRole('heading', { name: /Quick start/i }).first());
});

test('undo at the table', async ({ page, hand }) => {
  await page.goto(routes.count.href());
  for (const name of ['Begin', 'Take']) await hand.button(name).tap();
  await hand.tap(hand.button('Undo'));
  await hand.finish(hand.button('Take'), { taps: 1 });
});

test('share a search', async ({ page, hand }) => {
  await page.goto(routes.searchResults.href('type=state'));
  await hand.tap(hand.button('More for these cards'));
  await hand.tap(page.getByText('Share or copy these cards'));
  await hand.tap(hand.button('Share this search'));
  await hand.finish(page.getByText(/Copied|Shared/).first());
});

test('first move of the guided game', async ({ page, hand }) => {
  await page.goto(routes.home.href());
  await hand.tap(page.getByRole('link', { name: 'Play the first turn' }).filter({ visible: true }).first());
  await hand.tap(hand.button('Begin'));
  const decisions = page.getByRole('group', { name: 'Decisions' }).getByRole('button');
  for (let move = 0; move < 2; move++) await hand.tap(decisions.first());
  await hand.finish(page.getByRole('heading', { name: 'That is what happened.' }).first());
});
