/** One of several answers: the whole label is the target, and the chosen one stands in reverse. */

import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'> & {
  readonly type: 'radio' | 'checkbox';
  readonly children: ReactNode;
};

export function Choice({ children, ...input }: Props) {
  return (
    <label className={styles.choice}>
      <input {...input} className={styles.input} />
      <span className={input.type === 'radio' ? styles.circle : styles.box} />
      {children}
    </label>
  );
}
