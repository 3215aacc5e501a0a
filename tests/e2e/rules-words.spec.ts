/** Popovers of terms and cards in the rules, Save Your Brain boxes, and examples that can be stepped through. */

import type { Page } from '@playwright/test';
import { notInFirefox } from '../support/notInFirefox.ts';
import { headerHeight, middleOf, openRules, scrollTo, topOf } from '../support/readingRules.ts';
import { expect, test } from '../support/siteTest.ts';

const wordInPayCosts = (page: Page) => page.locator('section:has(> div > #pay-costs) a[href$="#glossary-pay"]').first();
const popover = (page: Page) => page.locator('[data-rule-popover] > [popover]');
const box = (page: Page) => page.locator('#save-your-brain-third-idea');
const rule = (page: Page) => box(page).getByText('take it first');

test(
  'a press shows a term in place and leads to its rule and back, opens a box in place, and steps through an example @phone @once @core',
  notInFirefox('The driver scrolls before it clicks, and after Back waits for a load event that does not come.'),
  async ({ page, isMobile }) => {
    await page.clock.install();
    await openRules(page);

    await test.step('a term is shown in place, leads to another term and back', async () => {
      await scrollTo(page, 'pay-costs', 200);
      const before = await topOf(page, '#pay-costs');
      await (isMobile ? wordInPayCosts(page).tap() : wordInPayCosts(page).click());
      const title = popover(page).getByRole('heading').first();
      await expect(title).toHaveText('pay');
      await expect(title).toBeFocused();
      await popover(page).getByRole('link', { name: 'cost', exact: true }).click();
      await expect(title).toHaveText('cost');
      await popover(page).getByRole('button', { name: 'Back' }).click();
      await expect(title).toHaveText('pay');
      await page.keyboard.press('Escape');
      await expect(popover(page)).toBeHidden();
      await expect(wordInPayCosts(page)).toBeFocused();
      // Nothing has moved, and the returned focus does not open the popover again.
      expect(await topOf(page, '#pay-costs')).toBe(before);
      await page.clock.runFor(1000);
      await expect(popover(page)).toBeHidden();
    });

    await test.step('a term leads to its rule, and Back returns to the term', async () => {
      const before = await topOf(page, '#pay-costs');
      await wordInPayCosts(page).press('Enter');
      // Clicked by script: the driver's own click would scroll it into view first.
      await popover(page)
        .getByRole('link', { name: 'Glossary' })
        .evaluate((link: HTMLElement) => link.click());
      await expect(popover(page)).toBeHidden();
      await expect(page.locator('#glossary-pay')).toBeFocused();
      // Waits until scrolling has ended: the rest of it would be added to the position that Back restores.
      const header = await headerHeight(page);
      await expect.poll(async () => Math.abs((await topOf(page, '#glossary-pay')) - header)).toBeLessThanOrEqual(1);
      await page.goBack();
      await expect.poll(async () => Math.abs((await topOf(page, '#pay-costs')) - before)).toBeLessThanOrEqual(2);
      await expect(page.locator('[data-arrived]')).toHaveCount(0);
    });

    await test.step('a tap opens a box in place and a press elsewhere closes it; the mouse opens it over the text and closes it by leaving; the text stays', async () => {
      const press = async (target: ReturnType<typeof box>) => {
        const middle = await middleOf(target);
        await (isMobile ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
      };
      await scrollTo(page, 'save-your-brain-third-idea', 200);
      const before = await topOf(page, '#fear-in-brief');
      await press(box(page).locator('summary'));
      await expect(rule(page)).toBeVisible();
      const moved = (await topOf(page, '#fear-in-brief')) - before;
      if (isMobile) expect(moved).toBeGreaterThan(0);
      else expect(moved).toBe(0);

      const opened = await topOf(page, '#fear-in-brief');
      if (isMobile) await press(page.locator('#fear-in-brief'));
      else {
        // A press on its text leaves it open.
        await press(rule(page));
        await page.clock.runFor(1000);
        await expect(rule(page)).toBeVisible();
        await page.mouse.move(20, 150);
      }
      await expect(rule(page)).toBeHidden();
      expect(Math.abs((await topOf(page, '#fear-in-brief')) - opened)).toBeLessThanOrEqual(1);
    });

    await test.step('a worked example can be stepped through in place', async () => {
      const example = page.locator('div:has(> #example-punch-and-flinch)');
      await example.getByRole('button', { name: 'Step through it' }).click();
      const decisions = page.getByRole('group', { name: 'Decisions' });
      for (const name of [/Play House Key Knuckles/, 'Pass', /React with Same Flinch/, 'Pass', 'Pass'])
        await decisions.getByRole('button', { name }).click();
      const other = page.getByRole('region', { name: 'B', exact: true });
      await expect(other.getByRole('img', { name: '18 corpus' })).toBeVisible();
      const log = page.getByRole('log');
      await expect(log).toContainText('A deals 5 corpus damage to B; transient points take 3.');
      await expect(log).toContainText('Same Flinch resolves.');
    });
  },
);

test('terms and boxes open for a resting pointer and for the keyboard, and close again', async ({ page }) => {
  await page.clock.install();
  await openRules(page);

  await test.step('a term stays open under the pointer, and closes with Escape', async () => {
    await scrollTo(page, 'pay-costs', 200);
    await wordInPayCosts(page).hover();
    await expect(popover(page)).toBeVisible();
    await popover(page).hover();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
  });

  await test.step('a card shows its text', async () => {
    await scrollTo(page, 'example-punch-and-flinch', 100);
    await page.getByRole('link', { name: 'Same Flinch' }).first().click();
    await expect(popover(page)).toContainText('Gain 3');
    await page.locator('h1').click({ force: true, position: { x: 1, y: 1 } });
    await expect(popover(page)).toBeHidden();
  });

  for (const open of ['rests', 'clicks'])
    await test.step(`a box opens over the text when the mouse ${open}, and closes when it leaves`, async () => {
      await scrollTo(page, 'save-your-brain-third-idea', 300);
      await expect(rule(page)).toBeHidden();
      const before = await topOf(page, '#fear-in-brief');
      await page.mouse.move(...(await middleOf(box(page))));
      if (open === 'clicks') await page.mouse.click(...(await middleOf(box(page))));
      await expect(rule(page)).toBeVisible();
      expect(await topOf(page, '#fear-in-brief')).toBe(before);
      // The pointer may move onto the open box.
      await page.mouse.move(...(await middleOf(rule(page))));
      await page.clock.runFor(1000);
      await expect(rule(page)).toBeVisible();
      await page.mouse.move(20, 150);
      await expect(rule(page)).toBeHidden();
      expect(await topOf(page, '#fear-in-brief')).toBe(before);
    });

  await test.step('focus previews a box, Enter opens it, and Escape closes it', async () => {
    await page.getByRole('button', { name: 'Share or copy link to Refreshing headspace' }).focus();
    const isFocused = () => box(page).evaluate((element) => element.contains(document.activeElement));
    for (let steps = 0; steps < 10 && !(await isFocused()); steps++) await page.keyboard.press('Tab');
    await expect(box(page)).toHaveAttribute('data-openness', 'preview');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveAttribute('data-openness', 'open');
    await page.keyboard.press('Escape');
    await expect(rule(page)).toBeHidden();
    await expect(box(page).locator('summary')).toBeFocused();
  });

  await test.step('a pointer that only passes over a box does not open it', async () => {
    await scrollTo(page, 'save-your-brain-third-idea', 300);
    await page.clock.pauseAt(Date.now() + 60_000);
    await box(page).hover();
    await page.mouse.move(20, 150);
    await page.clock.runFor(1000);
    await expect(rule(page)).toBeHidden();
  });

  await test.step('a term closes as soon as the focus leaves it', async () => {
    await scrollTo(page, 'pay-costs', 200);
    await wordInPayCosts(page).focus();
    await page.clock.runFor(1000);
    await expect(popover(page)).toBeVisible();
    // The clock is paused, so no timer closes it.
    await page.keyboard.press('Tab');
    await expect(wordInPayCosts(page)).not.toBeFocused();
    await expect(popover(page)).toBeHidden();
  });
});
