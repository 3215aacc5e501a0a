/** Form fields: a label, a hint and an error message around one control; selects, checkboxes and radio buttons. */

import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Elements } from '../elements.ts';
import { Icon } from '../icon/Icon.tsx';
import choiceStyles from './Choice.module.css';
import styles from './Field.module.css';
import selectStyles from './Select.module.css';
import { FieldContext, useFieldAttributes } from './TextInput.tsx';

type Props = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
  /** A sentence that says what to do; marks the control as invalid. */
  readonly error?: string | undefined;
  /** One `TextInput` or `Select`, alone or with an attached button. */
  readonly children: Elements;
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
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'style'>;

export function Select(props: SelectProps) {
  const attributes = useFieldAttributes();
  return (
    <span className={selectStyles.frame}>
      <select {...attributes} {...props} className={selectStyles.select} />
      <Icon name="chevron-down" />
    </span>
  );
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'> & {
  readonly type: 'radio' | 'checkbox';
  readonly children: ReactNode;
};

/** A radio button or checkbox; the whole label is its target. */
export function Choice({ children, ...input }: ChoiceProps) {
  return (
    <label className={choiceStyles.choice}>
      <input {...input} className={choiceStyles.input} />
      <span className={input.type === 'radio' ? choiceStyles.circle : choiceStyles.box} />
      <span>{children}</span>
    </label>
  );
}

type ChoiceGroupProps = { readonly legend: ReactNode; readonly children: ReactNode };

export function ChoiceGroup({ legend, children }: ChoiceGroupProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>{children}</div>
    </fieldset>
  );
}
