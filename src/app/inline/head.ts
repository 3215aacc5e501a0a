/**
 * The one inline script, in the head of every page and again at the end of prerendered ones.
 * `scripts/build/headScript.ts` compiles it; the content security policy allows it by its hash.
 */

import { type DisplaySetting, displaySettings, parseDisplay } from '#site/display.ts';
import { setRootAttribute } from '#site/rootAttributes.ts';
import { markAddress } from './address.ts';
import { removeCampaign } from './campaign.ts';
import { loadDeferredScripts } from './deferredScripts.ts';
import { repeatEarlyClicks } from './earlyPresses.ts';
import { admitApp } from './support.ts';

const stepsOfApp = [repeatEarlyClicks, markAddress, markReturn, loadDeferredScripts];

/** A failure, such as forbidden storage, must not keep the next step from running. */
for (const step of [applyStoredDisplay, removeCampaign, ...(admitApp() ? stepsOfApp : [])]) {
  try {
    step();
  } catch {}
}

/** On a first visit no service worker controls the page yet. */
function markReturn(): void {
  if (navigator.serviceWorker.controller) setRootAttribute('returning');
}

/** Sets the stored theme and text size before anything is painted. */
function applyStoredDisplay(): void {
  for (const name of Object.keys(displaySettings) as DisplaySetting[]) {
    const value = parseDisplay(name, localStorage.getItem(name));
    if (value) document.documentElement.dataset[name] = value;
  }
}
