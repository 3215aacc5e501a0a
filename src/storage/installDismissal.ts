/** When the reader last said "not now" to installing the site. In local storage: one number, read when it is offered. */

const key = 'install-dismissed';

/** Milliseconds since 1970; 0 when nobody has said so, or nothing may be kept. */
export function installDismissedAt(): number {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}

export function rememberInstallDismissal(at: number): void {
  try {
    localStorage.setItem(key, String(at));
  } catch {
    // Then it is offered again on the next visit.
  }
}
