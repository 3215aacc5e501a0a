/** The games on this device, of the table or against the app, and taking over a game from another device. */

import { mostGames } from '#game/limits.ts';
import { openModal } from '#site/notices/modals.ts';
import { Button } from '../button/Button.tsx';
import { NamedText } from '../NamedText.tsx';
import text from '../styles/text.module.css';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './SavedGames.module.css';
import { TakeOver } from './TakeOver.tsx';

export type GameRow = {
  readonly id: string;
  readonly href: string;
  readonly clones: string;
  readonly names: readonly string[];
  /** How far it has come. */
  readonly state: string;
  /** Time of its last change, in milliseconds since 1970. */
  readonly changed: number;
};

type Props = {
  /** Newest first; `undefined` until storage has answered. */
  readonly games: readonly GameRow[] | undefined;
  /** Why the games could not be read; empty if they could, or while they are read. */
  readonly fault: string;
  readonly onRemove: (id: string) => void;
};

const noteOn = (games: Props['games']): string =>
  games === undefined
    ? 'Looking for games on this device …'
    : games.length === 0
      ? 'None yet.'
      : `The latest ${mostGames} are kept. To keep a game for longer, hand it over or save it as a file.`;

/** Creates its formatter only when called: that costs more than the rest of the list. */
const dateOf = (time: number) => new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Asks before a game is removed. */
export const askToRemoveGame = (onYes: () => void, { overDialog = false } = {}): void =>
  openModal({
    subject: 'confirm',
    title: 'Remove this game?',
    body: 'It will be removed from this device and cannot be brought back.',
    ...(overDialog && { overDialog }),
    onYes,
  });

export function SavedGames({ games, fault, onRemove }: Props) {
  return (
    <section className={styles.games}>
      <h2>Games on this device</h2>
      {fault && <p role="alert">{fault}</p>}
      {!fault && <p className={text.note}>{noteOn(games)}</p>}
      <ul className={styles.list}>
        {games?.map(({ id, href, clones, names, state, changed }) => (
          <li key={id} className={styles.game}>
            <a className={styles.link} href={href}>
              <span className={styles.clones}>
                <NamedText text={clones} names={names} />
              </span>
              <span className={text.note}>
                <NamedText text={`${state} ${dateOf(changed)}.`} names={names} />
              </span>
            </a>
            <Button look="quiet" onClick={() => askToRemoveGame(() => onRemove(id))}>
              Remove<VisuallyHidden>{`: ${clones}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <TakeOver />
    </section>
  );
}
