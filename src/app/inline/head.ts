/**
 * The one inline script, in the head of every page and again at the end of prerendered ones.
 * `scripts/build/headScript.ts` compiles it; the content security policy allows it by its hash.
 */

import { parseTheme, themeStorageKey } from '#site/theme.ts';
import { markAddress } from './address.ts';
import { loadDeferredScripts } from './deferredScripts.ts';

/** A failure, such as forbidden storage, must not keep the next step from running. */
for (const step of [applyStoredTheme, markAddress, loadDeferredScripts]) {
  try {
    step();
  } catch {}
}

/** Sets the stored theme before anything is painted. */
function applyStoredTheme(): void {
  const theme = parseTheme(localStorage.getItem(themeStorageKey));
  if (theme) document.documentElement.dataset.theme = theme;
}
