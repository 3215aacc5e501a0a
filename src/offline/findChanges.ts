/**
 * Finds what has changed since this reader last saw it, once after an update. The
 * texts of the version that runs are always kept, so that an update is noticed
 * whichever way it came.
 */

import { session } from '#server/session.ts';
import { changes } from '#storage/changes/changes.ts';
import { textChanges } from '#storage/changes/compareTexts.ts';
import { seenTexts } from '#storage/changes/seenTexts.ts';
import type { Texts } from '#storage/changes/textChanges.ts';

/** The texts of the running version, however they are come by. */
type ReadTexts = () => Promise<Texts>;

/** The device gave no answer, or the texts did not come: another visit compares, with what is still there. */
const notKnown = () => 'not known' as const;

const runningVersion = () => session.get().configuration.version;

/** Keeps what the reader has now, where that has not been done: it is what the next version is compared with. */
export async function rememberTexts(readTexts: ReadTexts): Promise<void> {
  const version = runningVersion();
  const seen = await seenTexts.readSeen().catch(notKnown);
  if (version === undefined || seen === 'not known' || seen?.version === version) return;
  const texts = await readTexts().catch(notKnown);
  if (texts !== 'not known') await seenTexts.writeSeen({ version, texts });
}

/**
 * At a start: recalls what is known, and compares once where this version is not
 * the one that was remembered. What it is compared with then takes the other's place.
 */
export async function findChanges(readTexts: ReadTexts): Promise<void> {
  const stored = await Promise.all([seenTexts.readSeen(), seenTexts.readChanges()]).catch(notKnown);
  if (stored === 'not known') return;
  const [seen, known] = stored;
  const version = runningVersion();
  if (!seen || version === undefined || seen.version === version) {
    changes.set(known);
    return keepWhatIsOpened();
  }
  const texts = await readTexts().catch(notKnown);
  if (texts === 'not known') return;
  changes.set(textChanges(seen.texts, texts, known));
  await seenTexts.writeChanges(changes.get());
  await seenTexts.writeSeen({ version, texts });
  keepWhatIsOpened();
}

let isKept = false;

/** From now on whatever is opened stays so for the next visit; written at once, as the page may be left. */
function keepWhatIsOpened(): void {
  if (isKept) return;
  isKept = true;
  changes.subscribe(() => void seenTexts.writeChanges(changes.get()));
}
