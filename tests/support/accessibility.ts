/** What axe makes of a page. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page as it stands, in both themes: a sentence for each rule that is broken.
 * `within` looks at one part of it, where the rest has been looked at already.
 * The page must have been opened with `bypassCSP`, because axe brings styles of its own.
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  // What still fades in has not the contrast it will have.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => !(effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition')),
  );
  await page.emulateMedia({ colorScheme: 'light' });
  const onLight = await violations(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours are all that a theme changes.
  const onDark = await violations(page, within, 'color-contrast');
  return [...onLight.map((fault) => `light: ${fault}`), ...onDark.map((fault) => `dark: ${fault}`)];
}

async function violations(page: Page, within?: string, onlyRule?: string): Promise<string[]> {
  // A page of ours has no frame but a stranger's, so one run in the page sees everything; and nobody reads what passed.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    iframes: false,
    resultTypes: ['violations'],
    // Nor do its rules need the files of the page.
    preload: false,
    ...(onlyRule && { runOnly: [onlyRule] }),
  });
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
