/** Accessibility faults of a page, found by axe. */

import { type Page, test } from '@playwright/test';
import axe from 'axe-core';

/** `npm test` leaves axe to the build machine: it takes a sixth of the time. */
const isLeftOut = process.env.CHECKS === 'core';

/**
 * Runs axe on the current page in both themes; returns a line for each violated rule.
 * `within` limits the check to one part, if the rest has been checked already.
 * The page must have been opened with `bypassCSP`, because axe injects styles.
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  if (isLeftOut) {
    test.info().annotations.push({ type: 'axe', description: 'left to the build machine' });
    return [];
  }
  // Elements that still fade in do not have their final contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => !(effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition')),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'light' });
  const onLight = await violations(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  // A theme changes only colours.
  const onDark = await violations(page, within, 'color-contrast');
  return [...onLight.map((fault) => `light: ${fault}`), ...onDark.map((fault) => `dark: ${fault}`)];
}

/** In the page itself, without `@axe-core/playwright`, which loads axe anew for each run and takes twice as long. */
function violations(page: Page, within = 'html', onlyRule?: string): Promise<string[]> {
  // Our pages contain only third-party frames, and the rules need neither those nor the files of the page.
  const options = { iframes: false, preload: false, resultTypes: ['violations' as const] };
  return page.evaluate(
    async ([part, given]) => {
      const { axe: inPage } = window as unknown as { readonly axe: typeof axe };
      const { violations: found } = await inPage.run(part, given);
      return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [within, { ...options, ...(onlyRule && { runOnly: [onlyRule] }) }] as const,
  );
}
