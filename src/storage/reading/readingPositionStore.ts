/** Where a reader of the rules stopped on an earlier visit, and where they are now. */

import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { createStore } from '#site/createStore.ts';
import { createLoader } from '#site/loader.ts';

/** The database is not needed for the first paint. */
const { load: storage } = createLoader(() => import('./readingPosition.ts'));

/** As it was when this visit began. */
export const earlierPosition = createStore<SectionAnchor | undefined>(undefined);

let recalling: Promise<void> | undefined;

/** Brings back the place of an earlier visit; asked again in the same visit, it changes nothing. */
export function recallReadingPosition(): Promise<void> {
  recalling ??= storage()
    .then(({ readReadingPosition }) => readReadingPosition())
    .then((section) => earlierPosition.set(section))
    // What reads it could not be had: the book begins at its beginning.
    .catch(() => undefined);
  return recalling;
}

/** Keeps the place for the next visit, once that of the last is known. Fire and forget: nothing is lost if it fails. */
export function rememberReadingPosition(section: SectionAnchor): void {
  void recallReadingPosition()
    .then(storage)
    .then(({ writeReadingPosition }) => writeReadingPosition(section))
    .catch(() => undefined);
}
