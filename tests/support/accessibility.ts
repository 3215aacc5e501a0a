/** Accessibility faults of a page, found by axe. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Runs axe on the current page in both themes; returns a line for each violated rule.
 * `within` limits the check to one part, if the rest has been checked already.
 * The page must have been opened with `bypassCSP`, because axe injects styles.
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  // Elements that still fade in do not have their final contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => !(effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition')),
  );
  await page.emulateMedia({ colorScheme: 'light' });
  const onLight = await violations(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  // A theme changes only colours.
  const onDark = await violations(page, within, 'color-contrast');
  return [...onLight.map((fault) => `light: ${fault}`), ...onDark.map((fault) => `dark: ${fault}`)];
}

async function violations(page: Page, within?: string, onlyRule?: string): Promise<string[]> {
  // Our pages contain only third-party frames, so one run in the page covers everything. Passed rules are not needed.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    iframes: false,
    resultTypes: ['violations'],
    // The rules do not need the files of the page.
    preload: false,
    ...(onlyRule && { runOnly: [onlyRule] }),
  });
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
