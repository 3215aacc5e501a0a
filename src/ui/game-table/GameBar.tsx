/** Above a game that fills the screen: the way out, where the game stands, and what is wanted seldom. */

import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import styles from './GameBar.module.css';

export type GameBarProps = {
  readonly leave: ReactNode;
  readonly title: string;
  /** Absent where there is nothing to take back. */
  readonly undo: (() => void) | undefined;
  readonly more?: ReactNode;
};

type Props = GameBarProps & {
  readonly keys?: boolean;
  readonly log?: { readonly shown: boolean; readonly toggle: () => void };
};

export const GameBar = ({ leave, title, undo, more, keys, log }: Props) => (
  <div className={styles.bar} data-ground="night" data-keys={keys}>
    {leave}
    <h1>{title}</h1>
    <span>
      <button type="button" data-key="U" disabled={!undo} onClick={undo}>
        <BarLabel icon="undo">Undo</BarLabel>
      </button>
      {log && (
        <button type="button" className={styles.log} aria-pressed={log.shown} onClick={log.toggle}>
          <BarLabel icon="list">Log</BarLabel>
        </button>
      )}
      {more}
    </span>
  </div>
);

/** What a control of the bar says; on a phone the icon alone. */
export const BarLabel = ({ icon, children }: { readonly icon: IconName; readonly children: string }) => (
  <>
    <Icon name={icon} />
    <span>{children}</span>
  </>
);
