/** Facts about a game that was handed over, and about the same game on this device. */

import type { HandedGame } from '#game/handedGame.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { setupFaultOf } from '#game/play/setupFaults.ts';
import { counted } from '#game/plural.ts';
import { beginAt, replay } from '#game/position/position.ts';
import { tableOf } from '#game/tracker/game.ts';
import { openSavedGame, type SavedGame } from '#game/tracker/savedGame.ts';
import { neverStored, untilAnswered } from '#site/noAnswer.ts';
import { routes } from '#site/routes.ts';
import { newShortId } from '#site/shortId.ts';
import { readPlayedGame, writePlayedGame } from '#storage/games/playedGames.ts';
import { listSavedGames } from '#storage/games/savedGames.ts';
import { storeGame } from '#storage/games/tableGame.ts';
import { codeFaults } from '#storage/hand-over/gameCode.ts';
import { gameBook } from '#ui/game-table/gameCards.ts';

export type Facts = {
  /** The names of the clones. */
  readonly clones: string;
  /** Such as “turn 9, 41 entries”. */
  readonly state: string;
};

export type Received = {
  readonly handed: HandedGame;
  readonly there: Facts;
  /** The game with the same id, if this device has one. */
  readonly here?: Facts & { readonly isSame: boolean };
};

/**
 * Resolves to a fault if the setup or the course of the game is not legal, or if it was played with other card texts
 * than this site's. Waits until the games on this device can be read; meanwhile calls back with a sentence.
 */
export async function receiveGame(
  handed: HandedGame,
  onSilence: (sentence: string) => void,
): Promise<Received | { readonly fault: string }> {
  const there = await factsOf(handed);
  if ('fault' in there) return there;
  const kept = await untilAnswered(() => keptGame(handed), onSilence).catch(neverStored);
  if (!kept) return { handed, there };
  const here = await factsOf(kept);
  return {
    handed,
    there,
    here: {
      ...('fault' in here ? { clones: there.clones, state: 'of another version' } : here),
      isSame: courseOf(kept) === courseOf(handed),
    },
  };
}

async function keptGame({ kind, game: { id } }: HandedGame): Promise<HandedGame | undefined> {
  if (kind === 'play') {
    const game = await readPlayedGame(id);
    return game && { kind, game };
  }
  const game = (await listSavedGames()).find((kept) => kept.id === id);
  return game && { kind, game };
}

/** A key that is equal for two games with the same setup and course. */
const courseOf = ({ kind, game }: HandedGame): string =>
  JSON.stringify(kind === 'table' ? [game.setup, game.events, game.undone] : [game.setup, game.decisions]);

const factsOf = async (handed: HandedGame) =>
  handed.kind === 'table' ? factsOfTable(handed.game) : factsOfPlay(handed.game);

function factsOfTable(game: SavedGame): Facts | { readonly fault: string } {
  const opened = openSavedGame(game);
  if ('fault' in opened) return { fault: codeFaults.illegal };
  const { turn, outcome } = tableOf(opened.game);
  return {
    clones: namesOf(game),
    state: stateOf(turn, outcome !== undefined, counted(game.events.length, 'entry', 'entries')),
  };
}

async function factsOfPlay(game: PlayedGame): Promise<Facts | { readonly fault: string }> {
  const book = await gameBook.load();
  if (game.edition !== book.edition) return { fault: codeFaults.otherTexts };
  const fault = setupFaultOf(book, game);
  if (fault) return { fault };
  const position = replayed(book, game);
  if (position?.decisions.length !== game.decisions.length) return { fault: codeFaults.illegal };
  const { turn, outcome } = position.state;
  return {
    clones: namesOf(game),
    state: stateOf(turn, outcome !== null, counted(game.decisions.length, 'decision')),
  };
}

/** Returns `undefined` if the engine cannot set up the game, whose cards may be an impossible deal. */
function replayed(book: Parameters<typeof replay>[0], { setup, decisions }: PlayedGame) {
  try {
    return replay(book, beginAt(book, { setup }), decisions);
  } catch {
    return undefined;
  }
}

const namesOf = ({ setup }: SavedGame | PlayedGame) => setup.seats.map(({ name }) => name).join(', ');
const stateOf = (turn: number, isOver: boolean, length: string) => `${isOver ? 'over, ' : ''}turn ${turn}, ${length}`;

/** Stores the game, in place of the one with its id or beside it, and returns the address at which it continues. */
export function takeGame({ kind, game }: HandedGame, beside = false): string {
  const id = beside ? newShortId() : game.id;
  if (kind === 'table') {
    void storeGame({ ...game, id, savedAt: Date.now(), revision: undefined });
    return routes.table.href(id);
  }
  void writePlayedGame({ ...game, id, changed: Date.now(), revision: undefined }, { replace: true });
  return routes.play.href(id);
}

export const addressOf = ({ kind, game }: HandedGame): string =>
  kind === 'table' ? routes.table.href(game.id) : routes.play.href(game.id);
