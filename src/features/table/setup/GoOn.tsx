/** Continues the last unfinished game. Its place is reserved, to avoid layout shift. */

import type { SavedGame } from '#game/tracker/savedGame.ts';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { NamedText } from '#ui/named-text/NamedText.tsx';
import styles from './GoOn.module.css';
import { summarise } from './summary.ts';

/** The last unfinished game, which the primary button continues. */
export const unfinished = (games: readonly SavedGame[]): SavedGame | undefined =>
  games.find((game) => !summarise(game).isOver);

export function GoOn({ latest }: { latest: SavedGame }) {
  const { clones, state } = summarise(latest);
  return (
    <div className={styles.goOn}>
      <p className={styles.words}>
        <NamedText text={`${state} ${clones}`} names={latest.setup.seats.map(({ name }) => name)} />
      </p>
      <ButtonLink size="big" look="primary" href={routes.table.href(latest.id)}>
        Go on
      </ButtonLink>
    </div>
  );
}
