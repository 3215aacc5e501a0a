/** What axe makes of the static screens and of the parts they are made of, in both themes. */

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
  'the sandbox of buttons': routes.sandbox.href('buttons'),
  'the sandbox of forms': routes.sandbox.href('forms'),
  'the sandbox of icons': routes.sandbox.href('icons'),
  'the sandbox of typography': routes.sandbox.href('typography'),
};

// axe brings styles of its own, which the policy forbids; what the worker stores changes nothing on these screens.
test.use({ bypassCSP: true });

test('the static screens keep no one out, nor does More, once it is open', async ({ page, complaints }) => {
  // The address nowhere, and the face that is missing on purpose.
  complaints.expect(/404/);
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
