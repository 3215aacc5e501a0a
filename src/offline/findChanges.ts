/**
 * Finds the texts that have changed since the reader last saw them, once after an update. The texts of the running
 * version are always stored, so that an update is noticed however it was activated.
 */

import { session } from '#server/session.ts';
import { untilAnswered } from '#site/noAnswer.ts';
import { changes } from '#storage/changes/changes.ts';
import { textChanges } from '#storage/changes/compareTexts.ts';
import { seenTexts } from '#storage/changes/seenTexts.ts';
import type { TextsByKey } from '#storage/changes/textChanges.ts';

/** Loads the texts of the running version. */
type ReadTexts = () => Promise<TextsByKey>;

/** Storage did not answer, or the texts did not load: a later visit compares with the texts still stored. */
const notKnown = () => 'not known' as const;

const runningVersion = () => session.get().configuration.version;

/** Stores the texts of the running version, unless they are stored. The next version is compared with them. */
export async function rememberTexts(readTexts: ReadTexts): Promise<void> {
  const version = runningVersion();
  const seen = await seenTexts.readSeen().catch(notKnown);
  if (version === undefined || seen === 'not known' || seen?.version === version) return;
  const texts = await readTexts().catch(notKnown);
  if (texts !== 'not known') await seenTexts.writeSeen({ version, texts });
}

/**
 * Call it at start, when storage may be slow: loads the known changes, and compares the texts once if the stored ones are of another version.
 * The current texts then replace the stored ones.
 */
export async function findChanges(readTexts: ReadTexts): Promise<void> {
  const read = () => Promise.all([seenTexts.readSeen(), seenTexts.readChanges()]);
  const stored = await untilAnswered(read, () => undefined).catch(notKnown);
  if (stored === 'not known') return;
  const [seen, known] = stored;
  const version = runningVersion();
  if (!seen || version === undefined || seen.version === version) {
    changes.set(known);
    return persistOpened();
  }
  const texts = await readTexts().catch(notKnown);
  if (texts === 'not known') return;
  const found = textChanges(seen.texts, texts, known);
  changes.set(found);
  await seenTexts.writeChanges(found);
  await seenTexts.writeSeen({ version, texts });
  persistOpened();
}

let isKept = false;

/** From now on stores which changes were opened. Writes at once, because the user may leave the page. */
function persistOpened(): void {
  if (isKept) return;
  isKept = true;
  changes.subscribe(() => void seenTexts.writeChanges(changes.get() ?? []));
}
