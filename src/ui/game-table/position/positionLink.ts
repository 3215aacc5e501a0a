/** Addresses of positions. The code that writes them is loaded when somebody asks for one. */

import type { Decision } from '#game/engine/legal.ts';
import type { GameSetup } from '#game/engine/newGame.ts';
import type { Book } from '#game/language/book.ts';
import type { Position } from '#game/position/position.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { shareLink } from '../../action-button/sharing.ts';
import { type Moment, momentQuery } from './momentAddress.ts';

type Edition = Pick<Book, 'edition'>;

type Made = Pick<Position, 'start' | 'decisions'>;

async function hrefOf({ edition }: Edition, { start, decisions }: Made, moment?: Moment) {
  const { writePosition } = await import('#game/position/positionCode.ts');
  return routes.position.href(writePosition({ edition, start, decisions }), moment && momentQuery(moment));
}

export const sharePosition = async (edition: Edition, position: Position, players?: Moment['players']) =>
  shareLink(
    'A moment of a game',
    new URL(await hrefOf(edition, position, players && { players }), document.baseURI).href,
  );

type Played = Pick<Moment, 'players'> & {
  readonly id: string;
  readonly setup: GameSetup;
  readonly decisions: readonly Decision[];
};

/** Opens the replay of a game, or its review. */
export const replayGame = async (edition: Edition, { id, setup, decisions, players }: Played, show?: Moment['show']) =>
  navigate(await hrefOf(edition, { start: { setup }, decisions }, { players, show, game: id }));
