/** Makes the revisions of this device: a counter that all its tabs share, and a random id. */

import type { Revision } from '#game/revision.ts';
import { readText, writeText } from '../localTexts.ts';

const countKey = 'revision';
const deviceKey = 'device';

/** The highest count that this page has made or seen. Enough without local storage, except between tabs. */
let highest = 0;
/** Without local storage it lasts for the visit. */
let device = '';

/** Call it with every stored revision, so that the next one is higher even if local storage was emptied. */
export function noteRevision(seen: Revision | undefined): void {
  highest = Math.max(highest, seen?.count ?? 0);
}

export function nextRevision(before?: Revision): Revision {
  noteRevision(before);
  device ||= readText(deviceKey) || newDevice();
  highest = Math.max(highest, Number(readText(countKey)) || 0) + 1;
  writeText(countKey, String(highest));
  return { count: highest, device };
}

function newDevice(): string {
  const id = Math.random().toString(36).slice(2, 12).padEnd(4, '0');
  writeText(deviceKey, id);
  return id;
}
