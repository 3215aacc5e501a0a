/** The reader's position in the rules: that of an earlier visit, and the current one. */

import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { createStore } from '#site/createStore.ts';
import { createLoader } from '#site/loader.ts';

/** The database is not needed for the first paint. */
const { load: storage } = createLoader(() => import('./readingPosition.ts'));

/** The position at the start of this visit. */
export const earlierPosition = createStore<SectionAnchor | undefined>(undefined);

let recalling: Promise<void> | undefined;

/** Restores the position of an earlier visit. Idempotent within a visit. */
export function recallReadingPosition(): Promise<void> {
  recalling ??= storage()
    .then(({ readReadingPosition }) => readReadingPosition())
    .then((section) => earlierPosition.set(section))
    // If it cannot be read, the book opens at the beginning.
    .catch(() => undefined);
  return recalling;
}

/** Stores the position, once the earlier one has been read. Fire and forget: nothing is lost if it fails. */
export function rememberReadingPosition(section: SectionAnchor): void {
  void recallReadingPosition()
    .then(storage)
    .then(({ writeReadingPosition }) => writeReadingPosition(section))
    .catch(() => undefined);
}
