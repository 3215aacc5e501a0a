/** Confirmations before a game is removed or left. */

import type { Setup } from '#game/rules/setup.ts';
import { navigate } from '#site/navigation.ts';
import { openModal } from '#site/notices/modals.ts';
import { routes } from '#site/routes.ts';
import { beginGame, removeGame } from '#storage/games/tableGame.ts';
import { askToRemoveGame } from '#ui/game-start/SavedGames.tsx';

/** Asks before the open game is removed, whose table is then left. */
export const askToRemoveOpenGame = (id: string): void =>
  askToRemoveGame(
    () => {
      navigate(routes.count.href(), { replace: true });
      void removeGame(id);
    },
    { overDialog: true },
  );

/** Asks before a new game of the same clones is started. The old one stays among the saved games. */
export function askToStartAgain(setup: Setup): void {
  openModal({
    subject: 'confirm',
    title: 'Start again?',
    body: 'A new game with the same clones will begin. This one will be kept with your games.',
    overDialog: true,
    onYes: () => navigate(routes.table.href(beginGame(setup)), { replace: true }),
  });
}
