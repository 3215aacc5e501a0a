/**
 * A reload that would not wait for the newer worker any longer may bring the old
 * version once more. What the reader asked for is then still owed, for a while.
 */

const storageKey = 'reloaded-early';

/** Milliseconds; a reader who has begun something since is asked again instead. */
const owedFor = 5000;

export function noteEarlyReload(): void {
  try {
    sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without a note the newer version is offered again.
  }
}

/** Whether the page was reloaded too early, just now; true once. */
export function takeEarlyReload(): boolean {
  try {
    const time = Number(sessionStorage.getItem(storageKey) ?? Number.NaN);
    sessionStorage.removeItem(storageKey);
    return Date.now() - time < owedFor;
  } catch {
    return false;
  }
}
