/** Nine buttons over a track, to lose 1 to 9 points with one tap. */

import { useEffect, useRef } from 'react';
import { useCloseElsewhere } from '#ui/useCloseElsewhere.ts';
import styles from './LossPad.module.css';

const amounts = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

type Props = {
  /** The track, as part of the name of each button. */
  readonly word: string;
  readonly onLose: (amount: number) => void;
  /** `elsewhere`: by a press or focus outside the pad. */
  readonly onClose: (by: 'here' | 'elsewhere') => void;
};

export function LossPad({ word, onLose, onClose }: Props) {
  const pad = useRef<HTMLDivElement>(null);
  useCloseElsewhere(
    () => pad.current,
    () => onClose('elsewhere'),
  );
  useEffect(() => pad.current?.querySelector('button')?.focus(), []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not form fields
    <div
      ref={pad}
      className={styles.pad}
      role="group"
      aria-label={`${word}: lose`}
      onKeyDown={({ key }) => key === 'Escape' && onClose('here')}
    >
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.amount}
          aria-label={`${word}: ${amount} less`}
          onClick={() => onLose(amount)}
        >
          {`−${amount}`}
        </button>
      ))}
      <button type="button" className={styles.cancel} onClick={() => onClose('here')}>
        Cancel
      </button>
    </div>
  );
}
