/** A button that says for a moment what became of its press. Its width stays as it is. */

import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './ActionButton.module.css';
import type { Outcome } from './sharing.ts';
import { useOutcome } from './use-outcome.ts';

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
