/** The provider's sign-up form: loaded in a frame when the user asks for it, with a link beside it. */

import path from 'node:path';
import { readSiteSettings } from '#scripts/build/siteSettings.ts';
import { routes } from '#site/routes.ts';
import { test as testWithProvider } from '../support/mailingProvider.ts';
import { notInFirefox } from '../support/notInFirefox.ts';
import { builtDir, disconnect, expect, test } from '../support/siteTest.ts';

const settings = readSiteSettings(path.resolve(builtDir, '..'));

testWithProvider(
  'F5, N9, N10: the form is fetched only on request, works in its frame, and returns the focus when it is closed',
  notInFirefox('Key presses of the driver do not reach a cross-origin frame.'),
  async ({ page, context, provider, complaints }) => {
    // The browser warns about every frame that may run scripts under its own origin.
    complaints.expect(/allow-scripts and allow-same-origin/);
    // The worker is blocked and the pictures are left out, for this test only.
    complaints.expect(/[Ss]ervice ?[Ww]orker/);
    complaints.expect(/\.avif/);
    await page.goto(routes.home.href());
    await page.waitForLoadState('networkidle');
    expect(provider.visits).toEqual([]);

    const download = page.getByRole('link', { name: 'Download Free Demo' });
    const popup = page.getByRole('dialog', { name: 'Download Free Demo' });
    await download.click();
    const frame = popup.frameLocator('iframe');
    await frame.getByLabel('Email address').fill('wick@example.com');
    await frame.getByRole('button', { name: 'Subscribe' }).click();
    await expect(frame.getByText('One of you is on the list.')).toBeVisible();
    await expect(popup.getByRole('link', { name: /Open the form/ })).toHaveAttribute('href', `${provider.origin}/form`);
    // The request names neither the page nor the site.
    expect(provider.visits[0]).toEqual({ url: '/form', referer: undefined });

    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
    await expect(download).toBeFocused();

    await disconnect(context, complaints);
    await download.click();
    await expect(
      popup.getByText('You are offline. The form will appear here when you are online again.'),
    ).toBeVisible();
    await expect(popup.locator('iframe')).toHaveCount(0);
    await context.setOffline(false);
    const email = frame.getByLabel('Email address');
    await expect(email).toBeVisible();

    // Losing and regaining the connection keeps the typed text.
    await email.fill('wick@example.com');
    await disconnect(context, complaints);
    await expect(popup.getByText('You are offline. Press Subscribe when you are online again')).toBeVisible();
    await expect(email).toHaveValue('wick@example.com');
    await context.setOffline(false);
    await expect(popup.getByText('You are offline.')).toBeHidden();
    await expect(email).toHaveValue('wick@example.com');

    await page.goto(routes.mailingList.href());
    const place = page.getByRole('main');
    await expect(place.frameLocator('iframe').getByLabel('Email address')).toBeVisible();
    await expect(place.getByRole('link', { name: /Open the form/ })).toBeVisible();
  },
);

test('without a provider the frame shows the site’s own form, which prepares an email, also offline', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(routes.home.href());
  await page.getByRole('link', { name: 'Download Free Demo' }).click();
  const popup = page.getByRole('dialog', { name: 'Download Free Demo' });
  const frame = popup.frameLocator('iframe');
  const email = frame.getByLabel('Your email address');
  await email.fill('wick@example.com');
  await expect(frame.locator('form')).toHaveAttribute(
    'action',
    `mailto:${settings.contactEmail}?subject=Mailing%20list`,
  );
  await expect(frame.getByRole('button', { name: 'Open in your mail program' })).toBeVisible();
  // The build of the tests has an example address.
  await expect(frame.getByText('This site has no mailing list yet')).toBeVisible();
  await expect(frame.getByText('VITE_')).toHaveCount(0);
  await disconnect(context, complaints);
  await expect(popup.getByText('You are offline.')).toBeVisible();
  await expect(email).toHaveValue('wick@example.com');
  await context.setOffline(false);
  await expect(popup.getByText('You are offline.')).toBeHidden();
  await expect(email).toHaveValue('wick@example.com');

  await page.goto(routes.mailingList.href());
  await expect(page.getByRole('main').frameLocator('iframe').getByLabel('Your email address')).toBeVisible();
});
