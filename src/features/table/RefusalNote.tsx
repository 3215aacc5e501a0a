/** Why the last tap for a seat was refused, in the direction in which that seat reads. Leads to the rule. */

import { Icon } from '#ui/icon/Icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './RefusalNote.module.css';
import { useTable } from './tableContext.ts';

export function RefusalNote({ seat }: { seat: number }) {
  const { notice, show } = useTable();
  if (notice?.kind !== 'refused' || notice.seat !== seat) return null;
  const { refused, see } = notice.refusal;
  return (
    <button
      type="button"
      className={styles.note}
      data-ground="night"
      onClick={() => show({ kind: 'look-up', anchor: see })}
    >
      <Icon name="warning" />
      <span>{refused}</span>
      <VisuallyHidden> Read the rule</VisuallyHidden>
    </button>
  );
}
