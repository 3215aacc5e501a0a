/**
 * A table of the rulebook, with cells in the notation of ruleText.ts. The first cell of a row is the row's header. A
 * wide table becomes a list of its rows where it does not fit.
 */

import styles from './RuleTable.module.css';
import { RuleText } from './RuleText.tsx';

export type Row = readonly [name: string, ...cells: readonly string[]];

type Props = { readonly caption: string; readonly columns: readonly string[]; readonly rows: readonly Row[] };

/** More columns than this do not fit on a phone. */
const narrowColumns = 2;

/** Explicit roles, because some browsers drop the table's semantics when it is laid out as a list. */
const as = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnName: { role: 'columnheader', scope: 'col' },
  rowName: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

export function RuleTable({ caption, columns, rows }: Props) {
  return (
    <div className={styles.frame}>
      <table {...as.table} className={columns.length > narrowColumns ? styles.wide : styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead {...as.rows}>
          <tr {...as.row}>
            {columns.map((column) => (
              <th {...as.columnName} key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rows}>
          {rows.map(([name, ...cells]) => (
            <tr {...as.row} key={name}>
              <th {...as.rowName}>
                <RuleText text={name} />
              </th>
              {cells.map((cell, index) => (
                <td {...as.cell} key={columns[index + 1]} data-column={columns[index + 1]}>
                  <span>
                    <RuleText text={cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
