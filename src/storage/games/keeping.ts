/** Whether a game in play is stored on this device, and the sentence for its screen if it is not. */

/** `waiting`: storage has not answered yet. `newer`: it belongs to a newer version of the site. */
export type Keeping = 'kept' | 'waiting' | 'refused' | 'newer';

export const notKept: Readonly<Record<Exclude<Keeping, 'kept'>, string>> = {
  waiting: 'Not saved yet: this browser’s storage is not responding. The game will be saved as soon as it does.',
  refused: 'This device cannot save the game. It lasts until this page is closed, unless you hand it over.',
  newer:
    'A newer version of this site is now using the storage, and this page can no longer save. Hand the game over or save it as a file, then reload the page.',
};

/** Milliseconds after which a write is reported as waiting. A slow and busy device needs three for a write now and then. */
export const slowWriteMs = 10_000;
