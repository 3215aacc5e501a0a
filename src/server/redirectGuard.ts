/**
 * Keeps a server from sending a page in circles: each turn is a page load, so
 * they are counted where page loads do not reach (reliability R18).
 */

const storageKey = 'redirects';
const most = 3;
const within = 10_000;

/** Whether the reader may be sent on once more; counts it if so. */
export function mayBeSentOn(): boolean {
  const now = Date.now();
  const recent = readTimes().filter((time) => now - time < within);
  if (recent.length >= most) return false;
  writeTimes([...recent, now]);
  return true;
}

/** Session storage may be forbidden or full of something else: then nothing is counted. */
function readTimes(): number[] {
  try {
    const times: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [];
  } catch {
    return [];
  }
}

function writeTimes(times: readonly number[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(times));
  } catch {
    // A loop that cannot be counted is a loop the reader can still leave.
  }
}
