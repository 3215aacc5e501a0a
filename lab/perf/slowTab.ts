/** A tab that emulates a phone with a slow processor. */

import type { BrowserContext, Page } from '@playwright/test';

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Opens a tab with a 4x CPU slowdown. */
export async function openSlowTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}
