/** The games on this device, and taking over a game from another device. */

import { maxSavedGames, type SavedGame } from '#game/tracker/savedGame.ts';
import { routes } from '#site/routes.ts';
import { Button } from '#ui/button/Button.tsx';
import text from '#ui/styles/text.module.css';
import { TakeOver } from '#ui/take-over/TakeOver.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { askToRemove } from '../confirmations.ts';
import styles from './SavedGames.module.css';
import { summarise } from './summary.ts';

type Props = {
  readonly games: readonly SavedGame[];
  /** Why the saved games could not be read; empty if they could. */
  readonly fault: string;
};

export function SavedGames({ games, fault }: Props) {
  return (
    <section className={styles.games}>
      <h2>Games on this device</h2>
      {fault && <p role="alert">{fault}</p>}
      {!fault && (
        <p className={text.note}>
          {games.length === 0
            ? 'None yet.'
            : `The latest ${maxSavedGames} are kept. Hand over, or save as a file, what you want to keep for longer.`}
        </p>
      )}
      <ul className={styles.list}>
        {games.map((game) => {
          const { clones, state, date } = summarise(game);
          return (
            <li key={game.id} className={styles.game}>
              <a className={styles.link} href={routes.table.href(game.id)}>
                <span className={styles.clones}>{clones}</span>
                <span className={text.note}>
                  {state} {date}
                </span>
              </a>
              <Button look="quiet" onClick={() => askToRemove(game.id)}>
                Remove<VisuallyHidden>: {clones}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
      <TakeOver />
    </section>
  );
}
