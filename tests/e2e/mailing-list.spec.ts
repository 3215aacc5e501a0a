/** The provider's sign-up form: loaded in a frame when the user asks for it, with a link beside it. */

import { routes } from '#site/routes.ts';
import { test as testWithProvider } from '../support/mailingProvider.ts';
import { disconnect, expect, test } from '../support/siteTest.ts';

testWithProvider(
  'F5, N9, N10: the form is fetched for those who ask, works in its frame, and gives the focus back @chromium',
  async ({ page, context, provider, complaints }) => {
    // The browser says so of every frame that may run scripts under its own origin.
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
    await expect(popup.getByRole('link', { name: /in a tab of its own/ })).toHaveAttribute(
      'href',
      `${provider.origin}/form`,
    );
    // Neither the page it is in nor the site is told of.
    expect(provider.visits[0]).toEqual({ url: '/form', referer: undefined });

    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
    await expect(download).toBeFocused();

    await disconnect(context, complaints);
    await download.click();
    await expect(popup.getByText('There is no network. The form appears here when there is one again.')).toBeVisible();
    await expect(popup.locator('iframe')).toHaveCount(0);
    await context.setOffline(false);
    const email = frame.getByLabel('Email address');
    await expect(email).toBeVisible();

    // A connection that comes and goes loses nothing that was typed.
    await email.fill('wick@example.com');
    await disconnect(context, complaints);
    await expect(popup.getByText('There is no network. Press Subscribe when there is one again')).toBeVisible();
    await expect(email).toHaveValue('wick@example.com');
    await context.setOffline(false);
    await expect(popup.getByText('There is no network.')).toBeHidden();
    await expect(email).toHaveValue('wick@example.com');

    await page.goto(routes.mailingList.href());
    const place = page.getByRole('main');
    await expect(place.frameLocator('iframe').getByLabel('Email address')).toBeVisible();
    await expect(place.getByRole('link', { name: /in a tab of its own/ })).toBeVisible();
  },
);

test('a provider that is only a placeholder gets a sentence and a link, and no frame', async ({ page }) => {
  await page.goto(routes.mailingList.href());
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: /Sign up for the list/ })).toBeVisible();
  await page.goto(routes.home.href());
  await page.getByRole('link', { name: 'Download Free Demo' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Sign up for the list/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
