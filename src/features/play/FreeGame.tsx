/** The game on this device with the id in the address. */

import { use, useCallback } from 'react';
import { readPlayedGame } from '#storage/games/playedGames.ts';
import { gameBook } from '#ui/game-table/gameCards.ts';
import { useStored } from '#ui/useStored.ts';
import { GameInPlay } from './GameInPlay.tsx';
import { GameUnavailable } from './GameUnavailable.tsx';
import { LayingTable } from './LayingTable.tsx';

export function FreeGame({ id }: { readonly id: string }) {
  const book = use(gameBook.read());
  const read = useCallback(async () => (await readPlayedGame(id)) ?? noSuchGame, [id]);
  const { value: saved, fault } = useStored(read);
  if (fault || saved === noSuchGame) return <GameUnavailable>{fault || noSuchGame}</GameUnavailable>;
  if (saved === undefined) return <LayingTable />;
  return <GameInPlay book={book} saved={saved} />;
}

const noSuchGame = 'This game is not on this device. It was removed, or saved on another device.' as const;
