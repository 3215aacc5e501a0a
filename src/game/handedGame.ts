/** What one device can hand to another. */

import type { PlayedGame } from './play/playedGame.ts';
import type { SavedGame } from './tracker/savedGame.ts';

/** A game of the table, or one that was played here against the app or on one device. */
export type HandedGame =
  | { readonly kind: 'table'; readonly game: SavedGame }
  | { readonly kind: 'play'; readonly game: PlayedGame };
