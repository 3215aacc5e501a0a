/** A game in the form in which one device hands it to another. */

import type { PlayedGame } from './play/playedGame.ts';
import type { SavedGame } from './tracker/savedGame.ts';

/** A tracked table game, or a game played in the app: against it, or between people on one device. */
export type HandedGame =
  | { readonly kind: 'table'; readonly game: SavedGame }
  | { readonly kind: 'play'; readonly game: PlayedGame };
