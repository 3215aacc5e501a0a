/** Another game of the same clones; the old one stays among the saved games. */

import { routes } from '#domain/routes.ts';
import { navigate } from '#state/navigation.ts';
import { beginGame } from '#state/tableGame.ts';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import { useTable } from '../tableContext.ts';

export function StartAgainPanel() {
  const { open, show } = useTable();
  const { setup } = open.game;

  return (
    <ConfirmDialog
      title="Start again?"
      onYes={() => navigate(routes.table.href(beginGame(setup)), { replace: true })}
      onCancel={() => show(undefined)}
    >
      A new game of the same clones begins. This one stays among your games.
    </ConfirmDialog>
  );
}
