/** The static screens and the samples of the components pass axe, in both themes. */

import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/siteTest.ts';

const screens = {
  'the landing page': routes.home.href(),
  'the story': routes.personaStory.href('wick'),
  'the mailing list': routes.mailingList.href(),
  'the reference sheet': routes.reference.href(),
  'the credits': routes.credits.href(),
  'the privacy page': routes.privacy.href(),
  'an unknown page': '/nowhere',
  'the sandbox of symbols': routes.sandbox.href('symbols'),
  'the sandbox of faces': routes.sandbox.href('faces'),
  'the sandbox of forms': routes.sandbox.href('forms'),
};

// axe adds styles, which the policy forbids.
test.use({ bypassCSP: true });

test('the static screens and the More menu have no accessibility faults', async ({ page, complaints }) => {
  // The unknown address, and the card image that is missing on purpose.
  complaints.expect(/404/);
  // axe is refused in the frame of the mailing list, whose scripts are forbidden.
  complaints.expect(/Blocked script execution in 'about:srcdoc'/);
  for (const [name, address] of Object.entries(screens)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await accessibilityFaults(page), name).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  expect(await accessibilityFaults(page, '[popover]:popover-open'), 'More').toEqual([]);
});
