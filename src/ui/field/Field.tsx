/** A label over one control, a hint under it, and what is wrong with it in words. */

import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Field.module.css';
import { FieldContext } from './fieldContext.ts';

type Props = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Stands at the end of the label's line. */
  readonly aside?: ReactNode;
  /** A sentence that says what to do; the control is marked as wrong. */
  readonly error?: string | undefined;
  /** One `TextInput` or `Select`, alone or with an attached button. */
  readonly children: ReactNode;
};

export function Field({ label, hint, aside, error, children }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
