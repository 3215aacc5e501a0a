/** Addresses of positions. The code that writes them is loaded when somebody asks for one. */

import type { Decision } from '#game/engine/legal.ts';
import type { GameSetup } from '#game/engine/newGame.ts';
import type { Book } from '#game/language/book.ts';
import type { Player } from '#game/play/playedGame.ts';
import type { Position } from '#game/position/position.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { shareLink } from '../action-button/sharing.ts';
import { playersQuery } from './playersInAddress.ts';

type Edition = Pick<Book, 'edition'>;

type Players = readonly Player[];

async function hrefOf({ edition }: Edition, made: Pick<Position, 'start' | 'decisions'>, players?: Players) {
  const { start, decisions } = made;
  const { writePosition } = await import('#game/position/positionCode.ts');
  return routes.position.href(writePosition({ edition, start, decisions }), players && playersQuery(players));
}

export const sharePosition = async (edition: Edition, position: Position, players?: Players) =>
  shareLink('A moment of a game', new URL(await hrefOf(edition, position, players), document.baseURI).href);

type Played = { readonly setup: GameSetup; readonly decisions: readonly Decision[]; readonly players: Players };

/** Opens the replay of a game. */
export const replayGame = async (edition: Edition, { setup, decisions, players }: Played) =>
  navigate(await hrefOf(edition, { start: { setup }, decisions }, players));
