/** Asks before a game is gone for good. */

import { routes } from '#domain/routes.ts';
import { navigate } from '#state/navigation.ts';
import { removeGame } from '#state/tableGame.ts';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import { useTable } from '../tableContext.ts';

export function RemovePanel() {
  const { open, show } = useTable();

  function remove() {
    navigate(routes.table.href(), { replace: true });
    void removeGame(open.id);
  }

  return (
    <ConfirmDialog title="Remove this game?" onYes={remove} onCancel={() => show(undefined)}>
      It is removed from this device and cannot be brought back.
    </ConfirmDialog>
  );
}
