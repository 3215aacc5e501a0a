/** The page in a long session, on a slow processor, and on a narrow screen. */

import { routes } from '../../src/site/routes.ts';
import {
  expectWithin,
  figure,
  forgetTasks,
  longestTask,
  median,
  slowDown,
  watchTasks,
} from '../../tests/support/measure.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

test('X1: a thousand pages in one session leave less than ten megabytes and no listeners behind', async ({ page }) => {
  test.setTimeout(480_000);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const session = await slowDown(page);
  await session.send('Performance.enable');
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { heap: of('JSHeapUsedSize') / 2 ** 20, listeners: of('JSEventListeners') };
  };
  const addresses = [
    routes.cards.href(),
    routes.rules.href(),
    routes.advancedSearch.href(),
    routes.credits.href(),
    ...Array.from({ length: 16 }, (_card, index) => routes.card.href(1, index + 1)),
  ];
  const walk = (times: number) =>
    page.evaluate(
      async ([list, times]) => {
        for (let step = 0; step < times; step++) {
          const link = document.createElement('a');
          link.href = list[step % list.length] ?? '';
          document.body.append(link);
          link.click();
          link.remove();
          // Waits until the address is that of the link, and its page has been painted.
          while (location.pathname !== new URL(link.href).pathname) await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        }
      },
      [addresses, times] as const,
    );
  await walk(100);
  const before = await count();
  await walk(1000);
  const after = await count();
  figure('heap', `grown by ${(after.heap - before.heap).toFixed(1)} MB`);
  figure('listeners', `${before.listeners} before, ${after.listeners} after`);
  expect(after.heap - before.heap).toBeLessThan(10);
  expect(after.listeners - before.listeners).toBeLessThan(20);
});

test('X3: the rules scroll from end to end on a slow processor @alone', async ({ page }) => {
  await watchTasks(page);
  await page.goto(routes.rules.href());
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const scrolls: number[] = [];
  for (let time = 0; time < 3; time++) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await forgetTasks(page);
    await page.evaluate(async () => {
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    scrolls.push(await longestTask(page));
  }
  expectWithin(200, median(scrolls), 'longest task while scrolling, median of three', ` (${scrolls.join(', ')})`);
});

test('H9: a very long text pasted into the search box is cut, and keys after it are answered in time @alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === 'keydown') performance.mark('key', { startTime, detail: duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(routes.searchResults.href());
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const box = page.getByRole('combobox').locator('visible=true').first();
  const most = 256;
  for (const novel of ['a'.repeat(100_000), 'clone '.repeat(20_000)]) {
    await box.fill(novel);
    expect((await box.inputValue()).length).toBeLessThanOrEqual(most);
    await box.press('Enter');
    await expect(page).toHaveURL(/search-results\?/);
    expect(new URL(page.url()).searchParams.get('name')?.length ?? 0).toBeLessThanOrEqual(most);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await box.fill('clone '.repeat(40));
  await page.evaluate(() => performance.clearMarks('key'));
  for (let key = 0; key < 100; key++) await box.press(key % 2 === 0 ? 'Backspace' : 'e');
  const [slow = 0] = await page.evaluate(() =>
    performance
      .getEntriesByName('key')
      .map((mark) => Number(mark instanceof PerformanceMark && mark.detail))
      .toSorted((one, other) => other - one)
      .slice(5, 6),
  );
  expectWithin(100, slow, 'from key to paint, 95th of a hundred, 0 for less than 16');
});

test('A5: at 320 pixels, with forced colours and reduced motion, a notice covers neither search nor navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(routes.sandbox.href('flashes'));
  await page.getByRole('main').getByRole('button', { name: 'Newer version', exact: true }).click();
  const notice = page.getByRole('status').filter({ hasText: 'newer version' });
  await expect(notice).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const free = await page.getByRole('navigation', { name: 'Pages' }).evaluate((nav) => {
    const { left, right, top, bottom } = nav.getBoundingClientRect();
    return nav.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  expect(free).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});
