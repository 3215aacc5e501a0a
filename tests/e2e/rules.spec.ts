/** Reading the rules: contents that follow the reader, links, search and print, without layout shift. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { watchLayoutShift } from '../support/layoutShift.ts';
import { notInFirefox } from '../support/notInFirefox.ts';
import { contentsOf, currentEntry, headerHeight, openRules, scrollTo, topOf } from '../support/readingRules.ts';
import { expect, test } from '../support/siteTest.ts';
import { storedData } from '../support/storedData.ts';

const rules = routes.rules.href();

/** Records each entry that the contents mark from now on. */
const watchContents = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const current = document.querySelector('nav[aria-label="Contents"] [aria-current]')?.textContent ?? '';
      if (seen.at(-1) !== current) seen.push(current);
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-current'] });
    return seen;
  });

test('the contents mark the section being read, also after a box opens, the window is resized or the text grows', async ({
  page,
}) => {
  await openRules(page);

  await test.step('a section is marked until the next one begins; before the first chapter no entry is marked', async () => {
    await expect(currentEntry(page)).toHaveCount(0);
    await scrollTo(page, 'pay-costs', 80);
    await expect(currentEntry(page)).toHaveText('Pay costs');
    // Its heading leaves the view; its text does not.
    await scrollTo(page, 'pay-costs', -500);
    await expect(currentEntry(page)).toHaveText('Pay costs');
    await scrollTo(page, 'list-of-costs', 80);
    await expect(currentEntry(page)).toHaveText('List of costs');
  });

  await test.step('the last section is marked at the end of the page, and the first again after a jump', async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(currentEntry(page)).toHaveText('Credits');
    await scrollTo(page, 'introduction', 80);
    await expect(currentEntry(page)).toHaveText('1Introduction');
  });

  await test.step('a chosen entry is marked at once, and none on the way to it', async () => {
    const seen = await watchContents(page);
    const arrived = page.evaluate(
      () => new Promise((resolve) => addEventListener('scrollend', () => requestIdleCallback(resolve), { once: true })),
    );
    await contentsOf(page).getByRole('link', { name: 'On Your Turn' }).click();
    await arrived;
    await expect.poll(() => topOf(page, '#on-your-turn').then(Math.round)).toBeLessThan(80);
    expect(await seen.jsonValue()).toEqual(['9On Your Turn']);
  });

  await test.step('the contents alone scroll to keep the current entry in view, with a margin of 25 px', async () => {
    await page.setViewportSize({ width: 1200, height: 420 });
    await scrollTo(page, 'templates', 80);
    await expect(currentEntry(page)).toHaveText('How to read a card');
    const before = await page.evaluate(() => scrollY);
    const margin = async () => {
      const [entry, column] = await Promise.all([currentEntry(page).boundingBox(), contentsOf(page).boundingBox()]);
      if (!entry || !column) throw new Error('The contents are not shown.');
      return Math.min(entry.y - column.y, column.y + column.height - entry.y - entry.height);
    };
    await expect.poll(margin).toBeGreaterThanOrEqual(25 - 1);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  await test.step('the right section is marked after a box opens above, in another window and in larger text', async () => {
    await scrollTo(page, 'disciplines', 90);
    await expect(currentEntry(page)).toHaveText('Disciplines');
    await page.evaluate(() => {
      // Not every browser has scroll anchoring.
      for (const element of document.querySelectorAll('*'))
        Object.assign((element as HTMLElement).style, { overflowAnchor: 'none' });
      const box = document.querySelector<HTMLDetailsElement>('#save-your-brain-whose-memories');
      if (box) box.open = true;
    });
    await expect(currentEntry(page)).toHaveText('State');

    await page.setViewportSize({ width: 800, height: 900 });
    await scrollTo(page, 'effects', 90);
    await expect(currentEntry(page)).toHaveText('Effects');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(currentEntry(page)).not.toHaveText('Effects');
  });
});

test('a link scrolls its target below the header, even before fonts load; the next visit offers to continue where the reader stopped', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const moved = await watchLayoutShift(page);
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && 'arrived' in target.dataset) performance.mark(`marked: ${target.id}`);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-arrived'] });
  });

  await test.step('the target is at the top of the view, marked for a moment, and not moved by fonts that load late', async () => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await openRules(page, 'glossary-repress');
    const marked = () => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
    await expect.poll(marked).toContain('marked: glossary-repress');
    const distance = async () => (await topOf(page, '#glossary-repress')) - (await headerHeight(page));
    await expect.poll(async () => Math.abs(await distance())).toBeLessThanOrEqual(1);
    await expect(page.locator('#glossary-repress')).toBeInViewport();
    expect(await moved()).toBeLessThanOrEqual(0.02);
    await expect(page.locator('[data-arrived]')).toHaveCount(0);
  });

  await test.step('a link can be copied from every heading, and moves the focus to its target', async () => {
    await page.getByRole('button', { name: 'Share or copy link to The stem' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${site.origin}${rules}#the-stem`);
    await contentsOf(page).getByRole('link', { name: 'Reference' }).click();
    await expect(page.locator('#reference')).toBeFocused();
  });

  await test.step('the place where the reader stopped is offered without moving anything', async () => {
    await scrollTo(page, 'pay-costs', 80);
    await expect(currentEntry(page)).toHaveText('Pay costs');
    await expect.poll(() => storedData(page, 'readingPosition', 'latest')).toBe('pay-costs');
    await page.close();

    const nextVisit = await context.newPage();
    await openRules(nextVisit);
    const before = await topOf(nextVisit, '#introduction');
    const offer = nextVisit.getByRole('link', { name: 'Continue at Pay costs' });
    await expect(offer).toBeVisible();
    expect(await topOf(nextVisit, '#introduction')).toBe(before);
    await offer.click();
    await expect(currentEntry(nextVisit)).toHaveText('Pay costs');
  });
});

test(
  'the search tolerates a typo and opens a place with its words marked; the rules are printed in small type',
  notInFirefox('The driver cannot emulate print media; firefox.spec.ts prints a page.'),
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('textSize', 'larger'));
    await openRules(page);

    await test.step('arrow keys choose a place, Enter opens it, and its words are marked until they are cleared', async () => {
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', { name: 'Find in the rules' });
      await page.keyboard.type('thougth limit');
      const places = dialog.getByRole('option');
      await expect(places.first()).toContainText('Thought limit');
      await expect(places.first()).toContainText('Reference – Glossary');
      await expect(dialog.locator('mark').first()).toHaveText(/^thoughts?$/);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const second = places.nth(1);
      await expect(second).toHaveAttribute('aria-selected', 'true');
      const field = dialog.getByRole('combobox', { name: 'Word, symbol or question' });
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
      const anchor = ((await second.getAttribute('href')) ?? '').split('#')[1] ?? '';
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
      const marks = () => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0);
      await expect.poll(marks).toBeGreaterThan(5);
      await page.getByRole('button', { name: 'Clear marks' }).locator('visible=true').click();
      await expect.poll(marks).toBe(0);
    });

    await test.step('in print every box is open and the type is small, whatever the text size on screen', async () => {
      const text = page.locator('section:has(> div > #pay-costs) p');
      const [lead, body] = [text.first(), text.nth(1)];
      await page.emulateMedia({ media: 'print' });
      await expect(body).toHaveCSS('font-size', '11.3333px');
      await expect(lead).toHaveCSS('font-size', '13.3333px');
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(page.locator('main details:not([open])')).toHaveCount(0);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(page.locator('main details[open]')).toHaveCount(0);
    });
  },
);

test.describe('without JavaScript', notInFirefox('The driver cannot disable JavaScript.'), () => {
  test.use({ javaScriptEnabled: false });

  test('the whole rulebook can be read, with its contents, links and boxes @core', async ({ page }) => {
    await page.goto(rules);
    await expect(page.getByRole('heading', { level: 2, name: /^Chapter/ })).toHaveCount(10);
    await contentsOf(page).getByRole('link', { name: 'Glossary', exact: true }).click();
    await expect(page.locator('#glossary')).toBeInViewport();
    await page.goto(routes.rules.href('refreshing-headspace'));
    await page.getByText('The third idea', { exact: true }).click();
    await expect(page.getByText('take it first')).toBeVisible();
  });
});
