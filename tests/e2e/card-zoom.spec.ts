/** Zooming a card and swiping to the next one. */

import { routes } from '#site/routes.ts';
import { openPage } from '../support/openPage.ts';
import { expect, test } from '../support/siteTest.ts';

test('a user can zoom a card by keys and buttons, drag it, and return to its page', async ({ page }) => {
  await openPage(page, routes.card.href(1, 16));
  const zoom = page.getByRole('button', { name: 'Zoom' });
  await zoom.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Leased Inner Peace' });
  const picture = dialog.getByRole('region', { name: 'Picture' });
  await expect(picture).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText('100 %');
  await expect(dialog.getByRole('button', { name: 'Smaller' })).toBeDisabled();
  await page.keyboard.press('+');
  await dialog.getByRole('button', { name: 'Larger' }).click();
  await expect(dialog.getByRole('status')).toHaveText('225 %');
  const scrolled = () => picture.evaluate(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop);
  const beforeDrag = await scrolled();
  await page.mouse.move(500, 400);
  await page.mouse.down();
  await page.mouse.move(430, 330);
  await page.mouse.up();
  await expect.poll(scrolled).toBeGreaterThan(beforeDrag);
  await picture.press('0');
  await expect(dialog.getByRole('status')).toHaveText('100 %');
  // The arrow keys move the picture and do not open another card.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(zoom).toBeFocused();
  await expect(page).toHaveURL(routes.card.href(1, 16));
});

test('a tap or a pinch enlarges a card, and a swipe opens the next or the previous one @phone @hand', async ({
  page,
  context,
}) => {
  await openPage(page, routes.card.href(1, 16));
  const hand = await context.newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number; id?: number }[]
  ) => hand.send('Input.dispatchTouchEvent', { type, touchPoints });
  const face = page.getByRole('button', { name: /enlarge/ });
  const { y = 0, height = 0 } = (await face.boundingBox()) ?? {};
  // The events carry timestamps, so that a swipe is equally fast on every machine.
  const across = async (from: number, to: number) => {
    const start = Date.now() / 1000;
    const at = (step: number) => [{ x: from + ((to - from) * step) / 8, y: y + height / 2 }];
    const put = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number }[],
      step: number,
    ) => hand.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + step * 0.016 });
    await put('touchStart', at(0), 0);
    for (let step = 1; step <= 8; step++) await put('touchMove', at(step), step);
    await put('touchEnd', [], 9);
  };
  await face.tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('100 %');
  await touch('touchStart', { x: 160, y: 300, id: 1 }, { x: 240, y: 400, id: 2 });
  for (let step = 1; step <= 8; step++)
    await touch(
      'touchMove',
      { x: 160 - step * 8, y: 300 - step * 8, id: 1 },
      { x: 240 + step * 8, y: 400 + step * 8, id: 2 },
    );
  await touch('touchEnd');
  await expect(dialog.getByRole('status')).toHaveText(/^2\d\d %$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await across(320, 90);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flailing in a Crowd');
  // The next swipe may follow at once.
  await across(90, 320);
  await expect(page).toHaveURL(routes.card.href(1, 16));
});
