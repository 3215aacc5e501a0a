/** Addresses of positions. The code that writes them is loaded when somebody asks for one. */

import type { Decision } from '#game/engine/legal.ts';
import type { GameSetup } from '#game/engine/newGame.ts';
import type { Book } from '#game/language/book.ts';
import type { Position } from '#game/position/position.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { shareLink } from '../action-button/sharing.ts';

type Edition = Pick<Book, 'edition'>;

async function hrefOf({ edition }: Edition, { start, decisions }: Pick<Position, 'start' | 'decisions'>) {
  const { writePosition } = await import('#game/position/positionCode.ts');
  return routes.position.href(writePosition({ edition, start, decisions }));
}

export const sharePosition = async (edition: Edition, position: Position) =>
  shareLink('A moment of a game', new URL(await hrefOf(edition, position), document.baseURI).href);

type Played = { readonly setup: GameSetup; readonly decisions: readonly Decision[] };

/** Opens the replay of a game. */
export const replayGame = async (edition: Edition, { setup, decisions }: Played) =>
  navigate(await hrefOf(edition, { start: { setup }, decisions }));
