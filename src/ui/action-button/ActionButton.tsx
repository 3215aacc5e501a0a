/** A button that briefly shows the outcome of its action, without changing its width. */

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { useOnePress } from '../useOnePress.ts';
import styles from './ActionButton.module.css';
import type { Outcome } from './sharing.ts';

const words: Readonly<Record<Outcome, string>> = { copied: 'Copied', shared: '', failed: 'Not copied' };

type Props = {
  readonly icon: IconName;
  readonly action: () => Promise<Outcome>;
  readonly children: ReactNode;
};

export function ActionButton({ icon, action, children }: Props) {
  const { outcome, act } = useOutcome(action);
  const said = outcome ? words[outcome] : '';
  return (
    <Button onClick={act}>
      <Icon name={said === '' ? icon : outcome === 'failed' ? 'warning' : 'check'} />
      <span className={styles.words}>
        <span className={said === '' ? undefined : styles.unseen}>{children}</span>
        <span className={styles.said} role="status">
          {said}
        </span>
      </span>
    </Button>
  );
}

const highlightMs = 2500;

/** Runs an action and keeps its outcome for `highlightMs`. */
export function useOutcome(action: () => Promise<Outcome>) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), highlightMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const onePress = useOnePress();
  return { outcome, act: () => onePress(async () => setOutcome(await action())) };
}
