/** Tabs that jump to groups, with the group in view marked. They stay visible while the cards scroll. */

import { useEffect, useRef } from 'react';
import type { ListGroup } from '#search/listCards.ts';
import { SetDisc } from '../icon/Glyph.tsx';
import layout from '../styles/layout.module.css';
import { useStore } from '../subscriptions.ts';
import styles from './GroupChips.module.css';
import type { GroupInView } from './groupInView.ts';

/** Pixels of the tab before the current one that stay visible. */
const margin = 40;

type Props = {
  readonly label: string;
  readonly groups: readonly ListGroup[];
  /** The address of the same page at a fragment. */
  readonly hrefAt: (anchor: string) => string;
  readonly inView: GroupInView['anchor'];
};

export function GroupChips({ label, groups, hrefAt, inView }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const seen = useStore(inView);
  const current = groups.find(({ anchor }) => anchor === seen) ?? groups[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another tab becomes the current one
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - margin;
  }, [current]);

  return (
    <nav
      className={styles.strip}
      aria-label={label}
      data-part={groups.some(({ cards, total }) => cards.length < total) || undefined}
    >
      <ul className={`${layout.wrap} ${styles.chips}`} ref={list}>
        {groups.map(({ anchor, title, set, cards, total }) => (
          <li key={anchor}>
            <a
              className={styles.chip}
              href={hrefAt(anchor)}
              data-set={set?.id}
              aria-current={anchor === current?.anchor ? 'location' : undefined}
            >
              {set && <SetDisc set={set} />}
              <span>{title}</span>
              {cards.length < total && <span>{cards.length}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
