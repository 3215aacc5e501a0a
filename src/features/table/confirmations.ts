/** What is asked before a game is lost or left. */

import type { Setup } from '#game/rules/setup.ts';
import { openModal } from '#site/modals.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { beginGame, removeGame } from '#storage/games/tableGame.ts';

/** Asks before a game is gone for good. `leave` goes to the list of games, for whoever has it before them. */
export function askToRemove(id: string, { leave = false } = {}): void {
  openModal({
    subject: 'confirm',
    title: 'Remove this game?',
    body: 'It is removed from this device and cannot be brought back.',
    onYes: () => {
      if (leave) navigate(routes.table.href(), { replace: true });
      void removeGame(id);
    },
  });
}

/** Asks before another game of the same clones; the old one stays among the saved games. */
export function askToStartAgain(setup: Setup): void {
  openModal({
    subject: 'confirm',
    title: 'Start again?',
    body: 'A new game of the same clones begins. This one stays among your games.',
    onYes: () => navigate(routes.table.href(beginGame(setup)), { replace: true }),
  });
}
