/** Makes the revisions of this device: a counter that all its tabs share, and a random id. */

import type { Revision } from '#game/revision.ts';

const countKey = 'revision';
const deviceKey = 'device';

/** The highest count that this page has made or seen. Enough without local storage, except between tabs. */
let highest = 0;
let device = '';

/** Call it with every stored revision, so that the next one is higher even if local storage was emptied. */
export function noteRevision(seen: Revision | undefined): void {
  highest = Math.max(highest, seen?.count ?? 0);
}

export function nextRevision(before?: Revision): Revision {
  noteRevision(before);
  device ||= read(deviceKey) || write(deviceKey, Math.random().toString(36).slice(2, 12).padEnd(4, '0'));
  highest = Math.max(highest, Number(read(countKey)) || 0) + 1;
  write(countKey, String(highest));
  return { count: highest, device };
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): string {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The id then lasts for the visit, and the counter continues from the stored games.
  }
  return text;
}
