/** A table of the rulebook. On a narrow screen it scrolls sideways by itself, by pointer and by key. */

import type { ReactNode } from 'react';
import styles from './RuleTable.module.css';

type Props = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Rows of cells; the first cell of each names the row. */
  readonly children: ReactNode;
};

export function RuleTable({ caption, columns, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
