/** Checks for a newer version while a page is open. Loading the page counts as a check. */

const hourMs = 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/**
 * Checks hourly, when the user comes back after an hour, and when the network comes back; at most once a minute. A
 * hidden page waits until it is visible.
 * @param check Resolves to whether it got an answer. A failed check does not count: the next occasion retries.
 */
export function scheduleUpdateChecks(check: () => Promise<boolean>): void {
  let answeredAt = performance.now();
  let triedAt = Number.NEGATIVE_INFINITY;
  /** How old the last answer may be. */
  let maxAgeMs = hourMs;

  async function checkIfDue(): Promise<void> {
    const now = performance.now();
    if (document.visibilityState !== 'visible' || now - answeredAt < maxAgeMs || now - triedAt < minuteMs) return;
    triedAt = now;
    if (!(await check())) return;
    answeredAt = now;
    maxAgeMs = hourMs;
  }

  document.addEventListener('visibilitychange', () => void checkIfDue());
  window.addEventListener('online', () => {
    maxAgeMs = 0;
    void checkIfDue();
  });
  setInterval(() => void checkIfDue(), hourMs);
}
