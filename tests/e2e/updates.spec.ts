/** A newer version is offered, waits for the reader, and starts at one click. */

import { routes } from '#site/routes.ts';
import { expect, test } from '../support/newerBuild.ts';
import { notInFirefox } from '../support/notInFirefox.ts';
import { visitFirst } from '../support/offline.ts';
import { beginGame, decide, logEntries, playAWhile } from '../support/playing.ts';
import { countLoads, refreshLink, runningVersion, shellsKept, updateFlash } from '../support/updates.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'U1, U2: a newer version is offered to a reader who returns to the tab, disturbs nothing, runs after one click, and keeps a game as it was',
  notInFirefox('The driver does not report service workers; smoke.spec.ts updates the site.'),
  async ({ page, context, site, newerBuild }) => {
    await page.clock.install();
    await visitFirst(page);
    await beginGame(page, 'A person', 'The app, easy');
    const lines = await playAWhile(page);
    const game = page.url();
    await page.goto(routes.home.href());
    const loads = countLoads(page);
    const box = page.getByRole('combobox').locator('visible=true').first();
    await box.fill('half a thought');
    // A notice would cover the suggestions.
    await box.press('Escape');
    await page.mouse.wheel(0, 400);

    site.deploy(newerBuild.folder);
    await page.clock.setSystemTime(Date.now() + 61 * 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    // All of the newer version is stored before it is offered.
    await expect(updateFlash(page).locator('p')).toHaveCount(1, { timeout: 45_000 });
    expect(loads()).toBe(0);
    await expect(box).toHaveValue('half a thought');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

    const clicked = performance.now();
    await refreshLink(page).click();
    await expect.poll(() => runningVersion(page).catch(() => '')).toBe(newerBuild.version);
    const took = Math.round(performance.now() - clicked);
    test.info().annotations.push({ type: 'from click to new version', description: `${took} ms` });
    await expect.poll(loads).toBe(1);
    await expect(updateFlash(page).locator('p')).toHaveCount(0);

    await page.goto(game);
    await expect(logEntries(page)).toHaveText(lines, { timeout: 45_000 });
    await decide(page);
    await expect(logEntries(page)).not.toHaveCount(lines.length);

    // A browser that is slow to change workers has changed them once no page uses the old one.
    await page.close();
    await expect.poll(() => shellsKept(context)).toEqual(['/shell.html']);
  },
);
