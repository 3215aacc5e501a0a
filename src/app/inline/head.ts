/**
 * The one inline script, in the head of every page and again at the end of prerendered ones.
 * `scripts/build/headScript.ts` compiles it; the content security policy allows it by its hash.
 */

import { markAddress } from './address.ts';
import { loadDeferredScripts } from './deferredScripts.ts';
import { applyStoredTheme } from './theme.ts';

/** A failure, such as forbidden storage, must not keep the next step from running. */
for (const step of [applyStoredTheme, markAddress, loadDeferredScripts]) {
  try {
    step();
  } catch {}
}
