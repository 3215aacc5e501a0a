/** The games on this device in which at least one decision was made. */

import type { PlayedGame } from '#game/play/playedGame.ts';
import { counted, listed } from '#game/plural.ts';
import { routes } from '#site/routes.ts';
import { Button } from '#ui/button/Button.tsx';
import text from '#ui/styles/text.module.css';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './PlayStart.module.css';
import { setNames } from './setNames.ts';

type Props = { readonly games: readonly PlayedGame[]; readonly onRemove: (id: string) => void };

/** Only the guided first game has a fixed card order. */
const isGuided = ({ setup }: PlayedGame) => setup.head !== undefined;

const title = (game: PlayedGame) =>
  isGuided(game)
    ? 'The first grudge'
    : game.setup.seats
        .map(({ name }, seat) => {
          const player = game.players[seat];
          return player?.kind === 'app' ? `${name} (${player.level})` : name;
        })
        .join(', ');

const result = ({ setup, winners }: PlayedGame) =>
  winners && <span>{`${listed(winners.map((seat) => setup.seats[seat]?.name ?? ''))} won. `}</span>;

/** Creates its formatter only when called: that costs more than the rest of this chunk's start-up. */
const dateOf = (time: number) => new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export function KeptGames({ games, onRemove }: Props) {
  const begun = games.filter(({ decisions }) => decisions.length > 0);
  if (begun.length === 0) return null;
  return (
    <section>
      <h2>Games on this device</h2>
      <ul className={styles.games}>
        {begun.map((game) => (
          <li key={game.id}>
            <a href={isGuided(game) ? routes.firstGame.href() : routes.play.href(game.id)}>
              <b>{title(game)}</b>
              <span className={text.note}>
                <span>{`${setNames(game.setup.sets)}.`}</span> {result(game)}
                <span>{`${counted(game.decisions.length, 'decision')}, ${dateOf(game.changed)}`}</span>
              </span>
            </a>
            <Button look="quiet" onClick={() => onRemove(game.id)}>
              Remove<VisuallyHidden>{`: ${title(game)}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
