/** The account of the store: what there is of what there should be. */

import type { Readiness } from '#offline/readiness.ts';
import text from '#ui/styles/text.module.css';
import styles from './Account.module.css';
import { accountRows } from './accountRows.ts';

export function Account({ readiness }: { readiness: Readiness }) {
  return (
    <dl className={styles.account}>
      {accountRows(readiness).map(({ what, amount, note }) => (
        <div key={what} className={styles.row}>
          <dt>{what}</dt>
          <dd className={styles.amount}>{amount}</dd>
          {note !== undefined && <dd className={`${styles.note} ${text.note}`}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
