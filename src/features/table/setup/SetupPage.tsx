/** Setup of a new game, and the games stored on this device. */

import type { SavedGame } from '#game/tracker/savedGame.ts';
import { routes } from '#site/routes.ts';
import { recallGames, removeGame, savedGames } from '#storage/games/tableGame.ts';
import { type GameRow, SavedGames } from '#ui/game-start/SavedGames.tsx';
import { GameStart } from '#ui/game-start/SetupParts.tsx';
import { NeedsScripts } from '#ui/NeedsScripts.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { useStored } from '#ui/useStored.ts';
import { SetupForm } from './SetupForm.tsx';
import { summarise } from './summary.ts';

const unknownOnTheServer = () => undefined;

const rowOf = (game: SavedGame): GameRow => {
  const { clones, state } = summarise(game);
  const names = game.setup.seats.map(({ name }) => name);
  return { id: game.id, href: routes.table.href(game.id), clones, names, state, changed: game.savedAt };
};

export function SetupPage() {
  const games = useStore(savedGames, unknownOnTheServer);
  const { fault } = useStored(recallGames);

  return (
    <GameStart
      head={
        <>
          <PageTitle>Keep count</PageTitle>
          <p className={text.lead}>One device lies between you and keeps count. It takes no side, and tells nobody.</p>
          <p>
            No cards to hand? <a href={routes.play.href()}>Play the app</a>.
          </p>
          <NeedsScripts>Keeping count here</NeedsScripts>
        </>
      }
      form={<SetupForm />}
      games={<SavedGames games={games?.map(rowOf)} fault={fault} onRemove={(id) => void removeGame(id)} />}
    />
  );
}
