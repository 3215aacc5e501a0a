/** Settings of this device, and actions on the game. Removing the game is set apart. */

import { saveGame } from '#game/tracker/savedGame.ts';
import { openModal } from '#site/notices/modals.ts';
import { routes } from '#site/routes.ts';
import { notKept } from '#storage/games/keeping.ts';
import { tableKeeping } from '#storage/games/savedGames.ts';
import { tableSettings } from '#storage/games/tableSettings.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Choice } from '#ui/field/Field.tsx';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { askToRemoveOpenGame, askToStartAgain } from '../confirmations.ts';
import { useTable } from '../tableContext.ts';
import { wakeLockMessages } from '../useWakeLock.ts';
import styles from './panels.module.css';

export function MenuPanel() {
  const { open, table, awake, show } = useTable();
  const { turned, haptics } = useStore(tableSettings);
  const state = useStore(tableKeeping).get(open.id) ?? 'kept';

  const handOver = () =>
    openModal({ subject: 'hand-over', handed: { kind: 'table', game: saveGame(open, Date.now()) }, overDialog: true });

  return (
    <Dialog title="Table settings" onClose={() => show(undefined)}>
      <h3 className={text.label}>This device</h3>
      <div className={styles.choices}>
        <Choice
          type="checkbox"
          checked={turned}
          onChange={({ currentTarget }) => tableSettings.change({ turned: currentTarget.checked })}
        >
          Rotate the far seats
        </Choice>
        <Choice
          type="checkbox"
          checked={haptics}
          onChange={({ currentTarget }) => tableSettings.change({ haptics: currentTarget.checked })}
        >
          Vibrate on tap
        </Choice>
      </div>
      <p className={text.note}>{wakeLockMessages[awake]}</p>
      <p className={text.note}>
        {state === 'kept'
          ? 'The game is kept on this device after every tap. None of it is sent anywhere.'
          : notKept[state]}
      </p>
      <h3 className={text.label}>This game</h3>
      <div className={styles.actions}>
        {!table.outcome && <Button onClick={() => show({ kind: 'empty-head' })}>End the game on points</Button>}
        <Button onClick={() => show({ kind: 'history' })}>History</Button>
        <Button onClick={handOver}>Hand over</Button>
        <Button onClick={() => askToStartAgain(open.game.setup)}>Start again</Button>
        <ButtonLink href={routes.table.href()}>Leave the table</ButtonLink>
      </div>
      <div className={styles.remove}>
        <Button look="quiet" onClick={() => askToRemoveOpenGame(open.id)}>
          Remove this game
        </Button>
      </div>
    </Dialog>
  );
}
