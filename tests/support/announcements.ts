/** The announcements of a live region by a screen reader. */

import type { JSHandle, Locator } from '@playwright/test';

/** The texts of a live region, one for each time it changes from now on. A translator's own changes do not count. */
export const listenTo = (region: Locator): Promise<JSHandle<(string | null)[]>> =>
  region.evaluateHandle((region) => {
    const heard: (string | null)[] = [];
    const isTranslation = ({ addedNodes }: MutationRecord) =>
      addedNodes.length > 0 && [...addedNodes].every(({ nodeName }) => nodeName === 'FONT');
    new MutationObserver((records) => {
      if (!records.every(isTranslation)) heard.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
    return heard;
  });
