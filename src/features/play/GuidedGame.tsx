/** The guided first game: the one saved on this device, or a new one. */

import { use, useEffect, useState } from 'react';
import { guidedGameId, newGuidedGame, type PlayedGame } from '#game/play/playedGame.ts';
import { readPlayedGame } from '#storage/games/playedGames.ts';
import { gameCards } from '#ui/game-table/gameCards.ts';
import { GameUnavailable } from './GameUnavailable.tsx';
import { GuidedTable } from './GuidedTable.tsx';

type Props = { readonly onLeave: () => void };

export function GuidedGame({ onLeave }: Props) {
  const cards = use(gameCards.read());
  const [saved, setSaved] = useState<PlayedGame>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    const { edition } = cards.book;
    void readPlayedGame(guidedGameId).then(
      (game) => setSaved(game ?? newGuidedGame(edition)),
      // Starts no new game, which would overwrite the saved one.
      ({ message }: Error) => setFault(message),
    );
  }, [cards]);
  if (fault) return <GameUnavailable>{fault}</GameUnavailable>;
  if (!saved) return null;
  return <GuidedTable cards={cards} saved={saved} onLeave={onLeave} />;
}
