/** Says on the table itself that the game is not stored on this device, and why. */

import { notKept } from '#storage/games/keeping.ts';
import { tableKeeping } from '#storage/games/savedGames.ts';
import { isOvertaken } from '#storage/games/tableGame.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useStore } from '#ui/subscriptions.ts';
import { useTable } from '../tableContext.ts';
import styles from './NotKept.module.css';

const elsewhere = 'Another tab has gone on with this game. This is its state now; your last entry was not taken.';

export function NotKept() {
  const { open } = useTable();
  const overtaken = useStore(isOvertaken);
  const state = useStore(tableKeeping).get(open.id) ?? 'kept';
  const sentence = state === 'kept' ? overtaken && elsewhere : notKept[state];
  if (!sentence) return null;
  return (
    <p className={styles.note} role="alert">
      <Icon name="warning" />
      <span>{sentence}</span>
    </p>
  );
}
