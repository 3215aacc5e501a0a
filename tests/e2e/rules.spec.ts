/** Reading the rules: the contents follow, links arrive, boxes open, and nothing jumps. */

import type { Locator, Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { keptOnDevice } from '../support/keptOnDevice.ts';
import { watchLayoutShift } from '../support/layoutShift.ts';
import { expect, test } from '../support/siteTest.ts';

const rules = routes.rules.href();
const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'Contents' }).first();
const currentEntry = (page: Page) => contentsOf(page).locator('[aria-current]');

/** Until what the build rendered has been taken over by the app. */
async function open(page: Page, anchor = '') {
  await page.goto(anchor === '' ? rules : routes.rules.href(anchor as never));
  const takenOver = () =>
    Object.keys(document.querySelector('summary') ?? {}).some((name) => name.startsWith('__reactProps'));
  await page.waitForFunction(takenOver);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Puts an element's top so many pixels below the top of the view, once skipped text has been laid out. */
async function scrollTo(page: Page, anchor: string, below: number): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-content-visible'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(
    ([id, distance]) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      window.scrollBy({ top: top - distance, behavior: 'instant' });
    },
    [anchor, below] as const,
  );
}

/** 0 where the header does not stick. */
const headerHeight = (page: Page) =>
  page
    .getByRole('banner')
    .evaluate((header) => (getComputedStyle(header).position === 'sticky' ? header.getBoundingClientRect().height : 0));

/** Where an element stands: the driver's own pointer brings it into a better view first. */
async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not in sight.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function press(page: Page, target: Locator, isMobile: boolean): Promise<void> {
  const middle = await middleOf(target);
  await (isMobile ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
}

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test.describe('the contents', () => {
  test('mark the section that is read, until the next one begins', async ({ page }) => {
    await open(page);
    // Before the first chapter nothing is read.
    await expect(currentEntry(page)).toHaveCount(0);
    await scrollTo(page, 'pay-costs', 80);
    await expect(currentEntry(page)).toHaveText('Pay costs');
    // Its heading leaves the view; its text does not.
    await scrollTo(page, 'pay-costs', -500);
    await expect(currentEntry(page)).toHaveText('Pay costs');
    await scrollTo(page, 'list-of-costs', 80);
    await expect(currentEntry(page)).toHaveText('List of costs');
  });

  test('mark a chosen entry at once, and nothing on the way to it', async ({ page }) => {
    await open(page);
    await scrollTo(page, 'introduction', 80);
    await expect(currentEntry(page)).toHaveText('1Introduction');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const current = document.querySelector('nav[aria-label="Contents"] [aria-current]')?.textContent ?? '';
        if (seen.at(-1) !== current) seen.push(current);
      }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-current'] });
    });
    const arrived = page.evaluate(
      () => new Promise((resolve) => addEventListener('scrollend', () => requestIdleCallback(resolve), { once: true })),
    );
    await contentsOf(page).getByRole('link', { name: 'On Your Turn' }).click();
    await arrived;
    await expect.poll(() => topOf(page, '#on-your-turn').then(Math.round)).toBeLessThan(80);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['9On Your Turn']);
  });

  test('reach the last section at the end of the page, and the first again after a jump', async ({ page }) => {
    await open(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(currentEntry(page)).toHaveText('Credits');
    await scrollTo(page, 'introduction', 80);
    await expect(currentEntry(page)).toHaveText('1Introduction');
  });

  test('keep the current entry in view with a margin of 25 px, by scrolling themselves alone', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 420 });
    await open(page);
    await scrollTo(page, 'templates', 80);
    await expect(currentEntry(page)).toHaveText('How to read a card');
    const before = await page.evaluate(() => scrollY);
    const [entry, column] = await Promise.all([currentEntry(page).boundingBox(), contentsOf(page).boundingBox()]);
    if (!entry || !column) throw new Error('The contents are not shown.');
    expect(entry.y - column.y).toBeGreaterThanOrEqual(25 - 1);
    expect(column.y + column.height - entry.y - entry.height).toBeGreaterThanOrEqual(25 - 1);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('measure again when a box opens, the window changes or the text grows', async ({ page }) => {
    await open(page);
    await scrollTo(page, 'disciplines', 90);
    await expect(currentEntry(page)).toHaveText('Disciplines');
    await page.evaluate(() => {
      // Not every browser keeps still what is being read.
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

test.describe('a link', () => {
  test('brings its target to the top of the view, below the header, and marks it for a moment', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof HTMLElement && 'arrived' in target.dataset) performance.mark(`marked: ${target.id}`);
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-arrived'] });
    });
    await open(page, 'glossary-repress');
    const marked = () => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
    await expect.poll(marked).toContain('marked: glossary-repress');
    const distance = (await topOf(page, '#glossary-repress')) - (await headerHeight(page));
    expect(Math.abs(distance)).toBeLessThanOrEqual(1);
    await expect(page.locator('[data-arrived]')).toHaveCount(0);
  });

  test('opens the box it leads to, and nothing jumps', async ({ page }) => {
    const moved = await watchLayoutShift(page);
    await open(page, 'save-your-brain-zero');
    await expect(page.locator('#save-your-brain-zero')).toHaveAttribute('open', '');
    await expect(page.getByText('At Imago even what is free leaves a receipt.')).toBeInViewport();
    expect(await moved()).toBeLessThanOrEqual(0.02);
  });

  test('is not moved by type that comes late', async ({ page }) => {
    const moved = await watchLayoutShift(page);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await open(page, 'glossary-repress');
    await expect(page.locator('#glossary-repress')).toBeInViewport();
    expect(await moved()).toBeLessThanOrEqual(0.02);
  });

  test('takes the keyboard along to its target', async ({ page }) => {
    await open(page);
    await contentsOf(page).getByRole('link', { name: 'Reference' }).click();
    await expect(page.locator('#reference')).toBeFocused();
  });

  test('can be copied from every heading', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await page.getByRole('button', { name: 'Share or copy link to The stem' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}${rules}#the-stem`);
  });

  for (const fragment of ['"><script>', '%E0%A4%A', '__proto__', 'no-such-rule', '-set-header-7']) {
    test(`H11: that names nothing, ${fragment}, leads to the top and breaks nothing`, async ({ page }) => {
      await page.goto(`${rules}#${fragment}`);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
});

test.describe('a word that explains itself', () => {
  const inPayCosts = (page: Page, term: string) =>
    page.locator(`section:has(> div > #pay-costs) a[href$="#glossary-${term}"]`).first();
  const popover = (page: Page) => page.locator('#rule-popover');

  // The driver of Firefox scrolls before it clicks, and after Back, which loads nothing here, waits for something to be loaded.
  test('shows a term where it stands, leads deeper and back, and on to the rule @phone @chromium', async ({
    page,
    isMobile,
  }) => {
    await page.clock.install();
    await open(page);
    await scrollTo(page, 'pay-costs', 200);
    const before = await topOf(page, '#pay-costs');
    await (isMobile ? inPayCosts(page, 'pay').tap() : inPayCosts(page, 'pay').click());
    const title = popover(page).getByRole('heading').first();
    await expect(title).toHaveText('pay');
    await expect(title).toBeFocused();
    await popover(page).getByRole('link', { name: 'cost', exact: true }).click();
    await expect(title).toHaveText('cost');
    await popover(page).getByRole('button', { name: 'Back' }).click();
    await expect(title).toHaveText('pay');
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
    await expect(inPayCosts(page, 'pay')).toBeFocused();
    // Nothing has moved for it, and the focus that came back does not open it again.
    expect(await topOf(page, '#pay-costs')).toBe(before);
    await page.clock.runFor(1000);
    await expect(popover(page)).toBeHidden();

    await inPayCosts(page, 'pay').press('Enter');
    // Pressed where it stands: the driver's own click would bring it into a better view first.
    await popover(page)
      .getByRole('link', { name: 'Glossary' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(popover(page)).toBeHidden();
    await expect(page.locator('#glossary-pay')).toBeFocused();
    // Until the page stands still: what was left of the way would be added to the position that Back restores.
    const header = await headerHeight(page);
    await expect.poll(async () => Math.abs((await topOf(page, '#glossary-pay')) - header)).toBeLessThanOrEqual(1);
    await page.goBack();
    await expect.poll(async () => Math.abs((await topOf(page, '#pay-costs')) - before)).toBeLessThanOrEqual(2);
    await expect(page.locator('[data-arrived]')).toHaveCount(0);
  });

  test('shows itself to a pointer that rests, stays while pointed at, and goes with Esc; a card shows its text', async ({
    page,
  }) => {
    await open(page);
    await scrollTo(page, 'pay-costs', 200);
    await inPayCosts(page, 'pay').hover();
    await expect(popover(page)).toBeVisible();
    await popover(page).hover();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();

    await scrollTo(page, 'example-punch-and-flinch', 100);
    await page.getByRole('link', { name: 'Same Flinch' }).first().click();
    await expect(popover(page)).toContainText('Gain 3');
    await page.locator('h1').click({ force: true, position: { x: 1, y: 1 } });
    await expect(popover(page)).toBeHidden();
  });
});

test('a word that explains itself to the keyboard is silent as soon as the keyboard has gone on', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await scrollTo(page, 'pay-costs', 200);
  await page.clock.pauseAt(Date.now() + 60_000);
  const word = page.locator('section:has(> div > #pay-costs) a[href$="#glossary-pay"]').first();
  await word.focus();
  await page.clock.runFor(1000);
  await expect(page.locator('#rule-popover')).toBeVisible();
  // Time stands still: nothing is closed after a while.
  await page.keyboard.press('Tab');
  await expect(word).not.toBeFocused();
  await expect(page.locator('#rule-popover')).toBeHidden();
});

test('finding: a slip is forgiven, arrows walk, the place opens with its words marked until they are cleared @chromium', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Find in the rules' });
  await page.keyboard.type('thougth limit');
  await expect(dialog.getByRole('link').first()).toContainText('thought limit');
  await expect(dialog.getByRole('link').first()).toContainText('Reference – Glossary');
  await expect(dialog.locator('mark').first()).toHaveText(/^thoughts?$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = dialog.getByRole('link').nth(1);
  await expect(second).toBeFocused();
  const anchor = ((await second.getAttribute('href')) ?? '').split('#')[1] ?? '';
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator(`#${anchor}`)).toBeInViewport();
  const marks = () => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0);
  await expect.poll(marks).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Clear marks' }).locator('visible=true').click();
  await expect.poll(marks).toBe(0);
});

test('the place where one stopped is offered on the next visit, without moving anything', async ({ page, context }) => {
  await open(page);
  await scrollTo(page, 'pay-costs', 80);
  await expect(currentEntry(page)).toHaveText('Pay costs');
  await expect.poll(() => keptOnDevice(page, 'readingPosition', 'latest')).toBe('pay-costs');
  await page.close();

  const nextVisit = await context.newPage();
  await open(nextVisit);
  const before = await topOf(nextVisit, '#introduction');
  const offer = nextVisit.getByRole('link', { name: 'Continue at Pay costs' });
  await expect(offer).toBeVisible();
  expect(await topOf(nextVisit, '#introduction')).toBe(before);
  await offer.click();
  await expect(currentEntry(nextVisit)).toHaveText('Pay costs');
});

test.describe('Save Your Brain', () => {
  const box = (page: Page) => page.locator('#save-your-brain-third-idea');
  const rule = (page: Page) => box(page).getByText('take it first');

  test('hover lays it over the text, and leaving takes it away', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await scrollTo(page, 'save-your-brain-third-idea', 300);
    await expect(rule(page)).toBeHidden();
    const before = await topOf(page, '#fear-in-brief');
    await page.mouse.move(...(await middleOf(box(page))));
    await expect(rule(page)).toBeVisible();
    expect(await topOf(page, '#fear-in-brief')).toBe(before);
    // The pointer may move onto what has opened.
    await page.mouse.move(...(await middleOf(rule(page))));
    await page.clock.runFor(1000);
    await expect(rule(page)).toBeVisible();
    await page.mouse.move(20, 150);
    await expect(rule(page)).toBeHidden();
    expect(await topOf(page, '#fear-in-brief')).toBe(before);
  });

  test('a pointer that only passes opens nothing', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await scrollTo(page, 'save-your-brain-third-idea', 300);
    await page.clock.pauseAt(Date.now() + 60_000);
    await box(page).hover();
    await page.mouse.move(20, 150);
    await page.clock.runFor(1000);
    await expect(rule(page)).toBeHidden();
  });

  test('a press opens it in its place; pressing elsewhere closes it without moving what was pressed @phone', async ({
    page,
    isMobile,
  }) => {
    await open(page);
    await scrollTo(page, 'save-your-brain-third-idea', 200);
    const before = await topOf(page, '#fear-in-brief');
    await press(page, box(page).locator('summary'), isMobile);
    await expect(rule(page)).toBeVisible();
    expect(await topOf(page, '#fear-in-brief')).toBeGreaterThan(before);

    const opened = await topOf(page, '#fear-in-brief');
    await press(page, page.locator('#fear-in-brief'), isMobile);
    await expect(rule(page)).toBeHidden();
    expect(Math.abs((await topOf(page, '#fear-in-brief')) - opened)).toBeLessThanOrEqual(1);
  });

  test('the keyboard looks in by focus, opens with Enter and closes with Escape', async ({ page }) => {
    await open(page);
    await scrollTo(page, 'save-your-brain-third-idea', 300);
    await page.getByRole('button', { name: 'Share or copy link to Refreshing headspace' }).focus();
    for (let steps = 0; steps < 10 && !(await rule(page).isVisible()); steps++) await page.keyboard.press('Tab');
    await expect(box(page)).toHaveAttribute('data-openness', 'preview');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveAttribute('data-openness', 'open');
    await page.keyboard.press('Escape');
    await expect(rule(page)).toBeHidden();
    await expect(box(page).locator('summary')).toBeFocused();
  });

  test('a booklet is printed in small type, whatever the screen has, with every box open @chromium', async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(() => localStorage.setItem('textSize', 'larger'));
    await page.reload();
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
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the line above the bar says where one is, and opens the contents @phone @hand', async ({ page }) => {
    await open(page);
    await scrollTo(page, 'pay-costs', 10);
    const bar = page.getByText('8 Actions', { exact: true }).locator('..');
    await expect(bar).toContainText('Pay costs');
    await page.getByRole('button', { name: 'Contents' }).click();
    const drawer = page.getByRole('dialog', { name: 'Contents' });
    await expect(drawer.locator('[aria-current]')).toBeInViewport();
    await drawer.getByRole('link', { name: 'Glossary' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.locator('#glossary')).toBeInViewport();
    await page.getByRole('button', { name: 'Contents' }).click();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
});

test.describe('without JavaScript @chromium', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole book is there, with its contents, its links and its boxes', async ({ page }) => {
    await page.goto(rules);
    await expect(page.getByRole('heading', { level: 2, name: /^Chapter/ })).toHaveCount(10);
    await contentsOf(page).getByRole('link', { name: 'Glossary', exact: true }).click();
    await expect(page.locator('#glossary')).toBeInViewport();
    await page.goto(routes.rules.href('refreshing-headspace'));
    await page.getByText('The third idea', { exact: true }).click();
    await expect(page.getByText('take it first')).toBeVisible();
  });
});
