/** The sums that a game ended on, where no card decided it. */

import type { View } from '#game/engine/view.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { pointsOf } from '#game/rules/howToWin.ts';
import { tableModulesOf } from '#game/rules/setup.ts';
import { Face } from '#ui/game-table/Face.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './Sums.module.css';

type Sum = { readonly seat: number; readonly sum: number };

/** Those of the living, the highest first. */
export function sumsOf({ seats }: View, { setup }: PlayedGame): readonly Sum[] {
  const clones = seats.map((clone) => ({ ...clone, thoughts: clone.thoughts.length }));
  const standing = { modules: tableModulesOf(setup.modules), first: 0, clones };
  return clones
    .flatMap(({ alive }, seat) => (alive ? [{ seat, sum: pointsOf(standing, seat) }] : []))
    .sort((a, b) => b.sum - a.sum);
}

export const Sums = ({ view, sums }: { readonly view: View; readonly sums: readonly Sum[] }) => (
  <ol className={styles.sums} aria-label="Sums of points">
    {sums.map(({ seat, sum }) => (
      <li key={seat}>
        <Face view={view} seat={seat} />
        <VisuallyHidden>
          <bdi>{view.seats[seat]?.name}</bdi>
        </VisuallyHidden>
        <b>{sum}</b>
      </li>
    ))}
  </ol>
);
