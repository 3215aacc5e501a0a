/** The search of a dialog: a field and its answers. Arrow keys walk through them; Enter in the field follows the first. */

import type { KeyboardEvent, ReactNode } from 'react';
import { isBlank, maxTextLength, takenLength } from '#search/searchText.ts';
import { Field } from '../field/Field.tsx';
import { TextInput } from '../field/TextInput.tsx';
import text from '../styles/text.module.css';
import styles from './SearchPanel.module.css';

type Props = {
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Says how much was found. */
  readonly status: string;
  /** List items, each with one link. */
  readonly children: ReactNode;
};

export function SearchPanel({ label, typed, onType, status, children }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the keys of what is inside
    <div className={styles.panel} onKeyDown={walkThrough}>
      <Field label={label}>
        <TextInput
          type="search"
          data-first-focus=""
          value={typed}
          maxLength={takenLength(maxTextLength)}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </Field>
      <p className={text.note} role="status">
        {status}
      </p>
      <ul className={styles.answers}>{children}</ul>
    </div>
  );
}

function walkThrough(press: KeyboardEvent<HTMLElement>) {
  const [field, ...answers] = press.currentTarget.querySelectorAll<HTMLElement>('input, a');
  const places = [field, ...answers];
  const here = press.target instanceof HTMLElement ? places.indexOf(press.target) : -1;
  const step = { ArrowDown: 1, ArrowUp: -1 }[press.key];
  if (step !== undefined) {
    press.preventDefault();
    places[Math.max(0, Math.min(here + step, answers.length))]?.focus();
  } else if (press.key === 'Enter' && field instanceof HTMLInputElement && field === press.target) {
    press.preventDefault();
    if (!isBlank(field.value)) answers[0]?.click();
  }
}
