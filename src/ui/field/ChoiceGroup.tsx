/** A question and its answers. */

import type { ReactNode } from 'react';
import styles from './ChoiceGroup.module.css';

type Props = { readonly legend: ReactNode; readonly children: ReactNode };

export function ChoiceGroup({ legend, children }: Props) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>{children}</div>
    </fieldset>
  );
}
