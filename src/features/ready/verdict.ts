/** Whether this device is ready for offline use, in one word and one sentence. */

import type { Readiness } from '#offline/readiness.ts';

export type Verdict = { readonly stamp: string; readonly sentence: string; readonly complete: boolean };

export function readinessSummary(readiness: Readiness): Verdict {
  if (readiness.phase === 'checking') return { stamp: 'Checking', sentence: 'Checking storage …', complete: false };

  const { site, images } = readiness;
  if (!site)
    return {
      stamp: 'Not stored',
      sentence: 'Nothing is stored yet. Either this is the first visit, or this browser stores nothing.',
      complete: false,
    };
  if (site.stored < site.total)
    return {
      stamp: 'Not ready',
      sentence: 'Parts of the site are missing. Save them while you are online.',
      complete: false,
    };
  if (site.games.stored < site.games.total)
    return {
      stamp: 'Almost',
      sentence: 'Rules, search, the table and every card’s words work offline. Playing against the app does not.',
      complete: false,
    };
  if (images.stored < images.total)
    return {
      stamp: 'Almost',
      sentence: 'Rules, search, the table and every card’s words work offline. Some pictures do not.',
      complete: false,
    };
  return { stamp: 'Ready', sentence: 'Everything works offline, on this device, now.', complete: true };
}
