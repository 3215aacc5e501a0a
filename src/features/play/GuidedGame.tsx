/** The guided first game: the one saved on this device, or a new one. */

import { use, useCallback } from 'react';
import { guidedGameId, newGuidedGame } from '#game/play/playedGame.ts';
import { neverStored } from '#site/noAnswer.ts';
import { readPlayedGame } from '#storage/games/playedGames.ts';
import { gameBook } from '#ui/game-table/gameCards.ts';
import { useStored } from '#ui/useStored.ts';
import { GameUnavailable } from './GameUnavailable.tsx';
import { GuidedTable } from './GuidedTable.tsx';
import { LayingTable } from './LayingTable.tsx';

type Props = { readonly onLeave: () => void };

export function GuidedGame({ onLeave }: Props) {
  const book = use(gameBook.read());
  const { edition } = book;
  // Starts no new game before storage has answered: it would overwrite the saved one.
  const read = useCallback(
    async () => (await readPlayedGame(guidedGameId).catch(neverStored)) ?? newGuidedGame(edition),
    [edition],
  );
  const { value: saved, fault } = useStored(read);
  if (fault) return <GameUnavailable>{fault}</GameUnavailable>;
  if (!saved) return <LayingTable />;
  return <GuidedTable book={book} saved={saved} onLeave={onLeave} />;
}
