/** The bar above a full-screen game: the way out, the title, and rarely used controls. */

import type { Elements } from '../elements.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { NamedText } from '../NamedText.tsx';
import { RuleLink } from '../prose/Prose.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './GameBar.module.css';

export type GameBarProps = {
  readonly leave: Elements;
  readonly title: string;
  /** `undefined` if there is nothing to undo. Absent: nothing ever is. */
  readonly undo?: (() => void) | undefined;
  readonly more?: Elements;
};

type Props = GameBarProps & {
  /** The names in the title. */
  readonly names: readonly string[];
  readonly keys?: boolean;
  /** How near the end is, below the title. */
  readonly left: string | undefined;
  /** A line that a clone says, over the title. */
  readonly speech?: Elements;
  /** The portraits have room for it. */
  readonly spokenBelow?: boolean;
  readonly log?: { readonly shown: boolean; readonly toggle: () => void };
};

/** At the end of a game, only the way out, over the picture. */
export const EndBar = ({ leave, title }: Pick<Props, 'leave' | 'title'>) => (
  <div className={styles.over}>
    {leave}
    <VisuallyHidden as="h1">{title}</VisuallyHidden>
  </div>
);

export const GameBar = ({ leave, title, names, more, keys, left, speech, spokenBelow, log, ...own }: Props) => (
  <div className={styles.bar} data-ground="night" data-keys={keys}>
    {leave}
    {/* At another place it is another element, which has not moved. */}
    <h1 key={String(left !== undefined)} {...(left !== undefined && { 'data-above': '' })}>
      {/* A new title is a new element, which has not moved. */}
      <NamedText key={title} text={title} names={names} />
    </h1>
    {left !== undefined && (
      <p className={styles.left}>
        <RuleLink to="how-to-win">{left}</RuleLink>
      </p>
    )}
    {speech && (
      <div className={styles.speech} data-below={spokenBelow} aria-hidden="true">
        {speech}
      </div>
    )}
    <span>
      {'undo' in own && (
        <button type="button" data-key="U" disabled={!own.undo} onClick={own.undo}>
          <BarLabel icon="undo">Undo</BarLabel>
        </button>
      )}
      {log && (
        <button type="button" aria-pressed={log.shown} onClick={log.toggle}>
          <BarLabel icon="list">Log</BarLabel>
        </button>
      )}
      {more}
    </span>
  </div>
);

/** The label of a control in the bar; only the icon on phones. */
export const BarLabel = ({ icon, children }: { readonly icon: IconName; readonly children: string }) => (
  <>
    <Icon name={icon} />
    <span className={styles.label}>{children}</span>
  </>
);
