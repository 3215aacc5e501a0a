/** A clone's number that is not always visible, with buttons to lower and raise it. */

import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Counter.module.css';

type Props = {
  readonly word: string;
  readonly value: number;
  readonly onLess: () => void;
  readonly onMore: () => void;
  readonly note?: ReactNode;
};

export function Counter({ word, value, onLess, onMore, note }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a number and its buttons, not form fields
    <div className={styles.counter} role="group" aria-label={`${word} ${value}`}>
      <span className={styles.word}>
        <span>{word}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <button type="button" className={styles.step} aria-label={`${word}: 1 less`} onClick={onLess}>
        <Icon name="minus" />
      </button>
      <span className={styles.value}>{value}</span>
      <button type="button" className={styles.step} aria-label={`${word}: 1 more`} onClick={onMore}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
