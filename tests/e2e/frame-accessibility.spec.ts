/** The static screens and the samples of the components pass axe, in both themes. */

import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { navigateWithin } from '../support/navigateWithin.ts';
import { expect, test } from '../support/siteTest.ts';

const screens = {
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

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true });

test('the static screens, a persona’s file and the More menu have no accessibility faults', async ({
  page,
  complaints,
}) => {
  // One card image is missing on purpose.
  complaints.expect(/404/);
  // axe cannot run in the frame of the mailing list, where scripts are forbidden.
  complaints.expect(/Blocked script execution in 'about:srcdoc'/);

  await page.goto(routes.home.href());
  await page.getByText('How does anybody win?').click();
  expect(await accessibilityFaults(page), 'the landing page with an answer').toEqual([]);
  await page.getByRole('link', { name: /Perpetua/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await accessibilityFaults(page, 'dialog[open]'), 'a persona’s file').toEqual([]);

  for (const [name, address] of Object.entries(screens)) {
    await navigateWithin(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await accessibilityFaults(page), name).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  expect(await accessibilityFaults(page, '[popover]:popover-open'), 'More').toEqual([]);
});
