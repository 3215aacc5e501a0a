/** The way back to the last unfinished game. Its place is kept, so that nothing jumps when the device has remembered. */

import type { SavedGame } from '#game/tracker/savedGame.ts';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import styles from './GoOn.module.css';
import { summarise } from './summary.ts';

export function GoOn({ games }: { games: readonly SavedGame[] }) {
  const latest = games.find((game) => !summarise(game).isOver);
  if (!latest) return null;
  const { clones, state } = summarise(latest);
  return (
    <div className={styles.goOn}>
      <p className={styles.words}>
        {state} {clones}
      </p>
      <ButtonLink href={routes.table.href(latest.id)}>Go on</ButtonLink>
    </div>
  );
}
