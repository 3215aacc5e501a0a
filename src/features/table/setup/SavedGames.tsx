/** The games on this device, and taking over a game from another device. */

import { mostGames } from '#game/limits.ts';
import type { SavedGame } from '#game/tracker/savedGame.ts';
import { routes } from '#site/routes.ts';
import { Button } from '#ui/button/Button.tsx';
import text from '#ui/styles/text.module.css';
import { TakeOver } from '#ui/take-over/TakeOver.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { askToRemove } from '../confirmations.ts';
import styles from './SavedGames.module.css';
import { summarise } from './summary.ts';

type Props = {
  /** `undefined` until storage has answered. */
  readonly games: readonly SavedGame[] | undefined;
  /** Why the saved games could not be read; empty if they could, or while they are read. */
  readonly fault: string;
};

const noteOn = (games: Props['games']): string =>
  games === undefined
    ? 'Looking for games on this device …'
    : games.length === 0
      ? 'None yet.'
      : `The latest ${mostGames} are kept. Hand over, or save as a file, what you want to keep for longer.`;

export function SavedGames({ games, fault }: Props) {
  return (
    <section className={styles.games}>
      <h2>Games on this device</h2>
      {fault && <p role="alert">{fault}</p>}
      {!fault && <p className={text.note}>{noteOn(games)}</p>}
      <ul className={styles.list}>
        {games?.map((game) => {
          const { clones, state, date } = summarise(game);
          return (
            <li key={game.id} className={styles.game}>
              <a className={styles.link} href={routes.table.href(game.id)}>
                <span className={styles.clones}>{clones}</span>
                <span className={text.note}>{`${state} ${date}`}</span>
              </a>
              <Button look="quiet" onClick={() => askToRemove(game.id)}>
                Remove<VisuallyHidden>{`: ${clones}`}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
      <TakeOver />
    </section>
  );
}
