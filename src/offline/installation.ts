/**
 * Whether this browser can install the app, and how: with its own prompt, or by three steps that only the user can
 * take.
 */

import { createStore } from '#site/createStore.ts';
import { isInstalledApp } from '#site/installedApp.ts';
import { readText, writeText } from '#storage/localTexts.ts';

/** Chromium's event, which is not standardised. */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

export type InstallMethod = 'none' | 'prompt' | 'by-hand';

/** `none` until the browser offers to install the app, once it is installed, and for 14 days after "not now". */
export const installWay = createStore<InstallMethod>('none');

/** Days for which "not now" hides the offer. */
const dismissalDays = 14;
const dayMs = 86_400_000;
/** Time of "not now", in milliseconds since 1970. */
const dismissalKey = 'install-dismissed';

let offered: InstallPrompt | undefined;

/** A date in the future was stored while the clock was wrong: it must not hide the offer until then. */
const wasDismissed = () => Math.abs(Date.now() - Number(readText(dismissalKey))) < dismissalDays * dayMs;

/** Only Safari on iPhone and iPad has `navigator.standalone`; it installs from its share sheet. */
const installsByHand = () => (navigator as { standalone?: boolean }).standalone === false;

function offer(way: InstallMethod): void {
  if (!isInstalledApp() && !wasDismissed()) installWay.set(way);
}

/** Listens for the browser's offer. The entry calls it once, before the first screen: the event fires early, once. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
    offer('prompt');
  });
  addEventListener('appinstalled', () => installWay.set('none'));
}

/** The entry calls it after the first screen. */
export function offerInstallByHand(): void {
  if (installsByHand()) offer('by-hand');
}

/** Shows the browser's prompt, which each offer allows once. */
export async function install(): Promise<void> {
  const prompt = offered;
  offered = undefined;
  installWay.set('none');
  await prompt?.prompt();
}

export function dismissInstall(): void {
  writeText(dismissalKey, String(Date.now()));
  installWay.set('none');
}
