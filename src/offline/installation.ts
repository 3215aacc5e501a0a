/**
 * Whether this browser would put the site on the home screen, and how: by a
 * prompt that it offers itself, or by three steps that only the reader can take.
 */

import { createStore } from '#site/createStore.ts';

/** Chromium's event, which no standard knows yet. */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

export type InstallWay = 'none' | 'prompt' | 'by-hand';

/** `none` until the browser has spoken, once it is installed, and for a while after a "not now". */
export const installWay = createStore<InstallWay>('none');

/** Days for which "not now" is respected. */
const dismissalDays = 14;
const dayMs = 86_400_000;

let offered: InstallPrompt | undefined;

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
const wasDismissed = () => Date.now() - installDismissedAt() < dismissalDays * dayMs;

/** Only Safari on iPhone and iPad says whether it stands alone; it installs through its share sheet. */
const installsByHand = () => (navigator as { standalone?: boolean }).standalone === false;

function offer(way: InstallWay): void {
  if (!isInstalled() && !wasDismissed()) installWay.set(way);
}

/** Listens for the browser's offer. To be called once, by the entry, before the first screen: it comes early and once. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
    offer('prompt');
  });
  addEventListener('appinstalled', () => installWay.set('none'));
}

/** To be called after the first screen, by the entry. */
export function offerInstallByHand(): void {
  if (installsByHand()) offer('by-hand');
}

/** Lets the browser ask; it may do so once for every offer. */
export async function install(): Promise<void> {
  const prompt = offered;
  offered = undefined;
  installWay.set('none');
  await prompt?.prompt();
}

export function dismissInstall(): void {
  rememberInstallDismissal(Date.now());
  installWay.set('none');
}

const dismissalKey = 'install-dismissed';

/** Milliseconds since 1970; 0 where the offer was not dismissed, or storage is forbidden. */
function installDismissedAt(): number {
  try {
    return Number(localStorage.getItem(dismissalKey)) || 0;
  } catch {
    return 0;
  }
}

function rememberInstallDismissal(at: number): void {
  try {
    localStorage.setItem(dismissalKey, String(at));
  } catch {
    // It is offered again on the next visit.
  }
}
