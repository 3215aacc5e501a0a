/** The positions of all days, loaded with the first. */

import { createLoader } from '#site/loader.ts';

export const grudgeLines = createLoader(async (): Promise<readonly string[]> => {
  const { default: lines } = await import('#game/grudge/positions.txt?raw');
  return lines.trim().split('\n');
});
