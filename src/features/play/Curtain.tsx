/** Shown between two persons on one device: hides the table until the next person has taken the device. */

import { useEffect, useRef } from 'react';
import type { View } from '#game/engine/view.ts';
import { Button } from '#ui/button/Button.tsx';
import { Face } from '#ui/game-table/Face.tsx';
import styles from './Curtain.module.css';

type Props = {
  readonly view: View;
  /** Seat of the next person. */
  readonly to: number;
  readonly onTake: () => void;
};

export function Curtain({ view, to, onTake }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const name = view.seats[to]?.name;
  return (
    <div className={styles.curtain} data-ground="night">
      <Face view={view} seat={to} />
      <h2 ref={title} tabIndex={-1}>
        Hand the device to <bdi>{name}</bdi>
      </h2>
      <p>The thoughts of the others are hidden.</p>
      <Button look="primary" size="big" onClick={onTake}>
        <span>
          I am <bdi>{name}</bdi>
        </span>
      </Button>
    </div>
  );
}
