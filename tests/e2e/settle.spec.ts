/** A question at the table: one card was played, another answered. What happens? */

import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/siteTest.ts';

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true });

test('two cards are picked by a part of their names, the answer stands first, and its address can be shared @core', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(routes.table.href());
  const main = page.getByRole('main');
  const verdict = main.getByRole('status').filter({ hasText: 'Duck, Obviously' });

  await test.step('by keyboard, with three letters each', async () => {
    await main.getByRole('link', { name: 'Settle it' }).click();
    const played = main.getByRole('combobox', { name: 'Played' });
    await played.pressSequentially('cel');
    await expect(main.getByRole('option', { name: /Down the Cellar Steps/ })).toBeVisible();
    await played.press('Enter');
    const answer = main.getByRole('combobox', { name: 'Answered with' });
    await answer.pressSequentially('duc');
    await expect(main.getByRole('option', { name: /Duck, Obviously/ })).toBeVisible();
    await answer.press('Enter');
    await expect(verdict).toContainText('Yes. Duck, Obviously cancels it: nothing is lost.');
    await expect(page).toHaveURL(routes.settle.href('played=104&answer=110'));
    await expect(verdict).toBeInViewport();
  });

  await test.step('each step quotes its rule, and a rule can be followed', async () => {
    const steps = main.getByRole('region', { name: 'Step by step' }).getByRole('listitem');
    await expect(steps.first()).toContainText('Twice plays Down the Cellar Steps');
    await expect(steps.filter({ hasText: 'You cancel' })).toContainText('off the stem without effect');
    await expect(steps.filter({ hasText: 'You cancel' })).toContainText('Cancel a physical attack.');
    await expect(steps.filter({ hasText: 'You cancel' }).getByRole('link').last()).toHaveAttribute(
      'href',
      routes.rules.href('glossary-cancel'),
    );
    await steps.first().getByText('The whole rule').click();
    await expect(steps.first()).toContainText('in its main phase, while the stem is empty.');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('a change of the points changes the answer and the address', async () => {
    await main.getByText('Change something').click();
    await main.getByRole('combobox', { name: 'Your corpus' }).selectOption('3');
    await expect(verdict).toContainText('No. Duck, Obviously cannot answer');
    await expect(page).toHaveURL(routes.settle.href('played=104&answer=110&corpus=3'));
    await page.reload();
    await expect(verdict).toContainText('at least 1 corpus');
    await main.getByText('Change something').click();
    await main.getByRole('combobox', { name: 'Your corpus' }).selectOption('20');
    await main.getByRole('combobox', { name: 'Whose turn' }).selectOption('Yours');
    await expect(main).toContainText(
      'They never meet: Down the Cellar Steps can be used only on its controller’s turn',
    );
    await main.getByRole('combobox', { name: 'Whose turn' }).selectOption('As the cards need');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('it can be played out', async () => {
    await page.goto(routes.settle.href('played=104&answer=110'));
    await main.getByRole('button', { name: 'Play it out' }).click();
    await expect(main.getByRole('heading', { name: /React to Down the Cellar Steps/ })).toBeVisible();
  });
});

test('several cards answer, and what was settled is found again', async ({ page }) => {
  const main = page.getByRole('main');
  const verdict = main.getByRole('status').filter({ hasText: 'Same Flinch' });
  await page.goto(routes.settle.href('played=104&answer=109'));
  await expect(verdict).toContainText('Without Same Flinch');
  await main.getByText('And with another card').click();
  await main.getByRole('combobox', { name: 'Answered with' }).fill('kles');
  await main.getByRole('option', { name: /White Knuckles/ }).click();
  await expect(page).toHaveURL(routes.settle.href('played=104&answer=109&answer=510'));
  await expect(main).toContainText(
    'Partly. With Same Flinch and White Knuckles you lose 1 corpus instead of 9 corpus.',
  );
  await main.getByRole('button', { name: 'Save this answer' }).click();

  await page.goto(routes.settle.href());
  await expect(main.getByRole('region', { name: 'Settled before' }).getByRole('link')).toHaveText(/Same Flinch/);
  await main
    .getByRole('region', { name: 'Saved' })
    .getByRole('link', { name: /White Knuckles/ })
    .click();
  await main.getByRole('button', { name: 'Remove from saved' }).click();
  await page.goto(routes.settle.href());
  await expect(main.getByRole('region', { name: 'Settled before' }).getByRole('link')).toHaveCount(2);
  await expect(main.getByRole('region', { name: 'Saved' })).toHaveCount(0);

  await page.goto(routes.settle.href('played=106'));
  await main.getByRole('option', { name: /Same Flinch/ }).click();
  await expect(page).toHaveURL(routes.settle.href('played=106&answer=109'));
});

test('a search for two cards, a card, and both names in one field lead there', async ({ page }) => {
  const main = page.getByRole('main');
  const no = 'No. Human Shield, Yours redirects a physical attack, and Better Haircut is mental.';

  await page.goto(routes.searchResults.href('name=human+shield+vs+better+haircut'));
  await main.getByRole('link', { name: /^Settle it/ }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Better Haircut' })).toContainText(no);

  await page.goto(routes.card.href(2, 10));
  await main.getByRole('link', { name: 'Settle it' }).click();
  await expect(page).toHaveURL(routes.settle.href('answer=210'));
  await expect(main).toContainText('Human Shield, Yours');

  await page.goto(routes.settle.href());
  await main.getByRole('combobox', { name: 'Played' }).fill('human shield vs better haircut');
  await main.getByRole('option', { name: /Better Haircut, then Human Shield, Yours/ }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Better Haircut' })).toContainText(no);
});

test('an address with a card that does not exist says so', async ({ page }) => {
  await page.goto(routes.settle.href('played=9999&answer=110'));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('No card has the number 9999.');
});
