/** Checks for a newer version while a page is open. Loading the page counts as a check. */

const hourMs = 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/**
 * Checks hourly, when the user comes back after an hour, and when the network comes back; only while the page is
 * visible, and at most once a minute.
 * @param check Resolves to whether it got an answer. A failed check does not count: the next occasion retries.
 */
export function scheduleUpdateChecks(check: () => Promise<boolean>): void {
  let answeredAt = Date.now();
  let triedAt = Number.NEGATIVE_INFINITY;

  async function checkAfter(ageMs: number): Promise<void> {
    const now = Date.now();
    if (document.visibilityState !== 'visible' || now - answeredAt < ageMs || now - triedAt < minuteMs) return;
    triedAt = now;
    if (await check()) answeredAt = now;
  }

  document.addEventListener('visibilitychange', () => void checkAfter(hourMs));
  window.addEventListener('online', () => void checkAfter(0));
  setInterval(() => void checkAfter(hourMs), hourMs);
}
