/** The game on this device with the id in the address. */

import { use, useEffect, useState } from 'react';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { readPlayedGame } from '#storage/games/playedGames.ts';
import { gameCards } from '#ui/game-table/gameCards.ts';
import { GameInPlay } from './GameInPlay.tsx';
import { GameUnavailable } from './GameUnavailable.tsx';

export function FreeGame({ id }: { readonly id: string }) {
  const cards = use(gameCards.read());
  const [saved, setSaved] = useState<PlayedGame | string>();
  useEffect(() => {
    void readPlayedGame(id).then(
      (game) => setSaved(game ?? noSuchGame),
      ({ message }: Error) => setSaved(message),
    );
  }, [id]);
  if (saved === undefined) return null;
  return typeof saved === 'string' ? (
    <GameUnavailable>{saved}</GameUnavailable>
  ) : (
    <GameInPlay cards={cards} saved={saved} />
  );
}

const noSuchGame = 'This game is not on this device. It was removed, or saved on another device.';
