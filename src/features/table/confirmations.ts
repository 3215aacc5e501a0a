/** Confirmations before a game is removed or left. */

import type { Setup } from '#game/rules/setup.ts';
import { navigate } from '#site/navigation.ts';
import { openModal } from '#site/notices/modals.ts';
import { routes } from '#site/routes.ts';
import { beginGame, removeGame } from '#storage/games/tableGame.ts';

/** Asks before a game is removed. `fromPanel`: asked in the settings of the open game, whose table is then left. */
export function askToRemove(id: string, { fromPanel = false } = {}): void {
  openModal({
    subject: 'confirm',
    title: 'Remove this game?',
    body: 'It is removed from this device and cannot be brought back.',
    ...(fromPanel && { overDialog: true }),
    onYes: () => {
      if (fromPanel) navigate(routes.table.href(), { replace: true });
      void removeGame(id);
    },
  });
}

/** Asks before a new game of the same clones is started. The old one stays among the saved games. */
export function askToStartAgain(setup: Setup): void {
  openModal({
    subject: 'confirm',
    title: 'Start again?',
    body: 'A new game with the same clones begins. This one is kept with your games.',
    overDialog: true,
    onYes: () => navigate(routes.table.href(beginGame(setup)), { replace: true }),
  });
}
