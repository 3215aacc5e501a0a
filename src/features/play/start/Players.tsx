/** Who will play: portraits, names, and how well the app plays. */

import type { Player } from '#game/play/playedGame.ts';
import { Face } from '#ui/game-table/Face.tsx';
import type { Seated } from '#ui/game-table/people.ts';
import styles from './Players.module.css';

type Props = { readonly seats: Seated['seats']; readonly players: readonly Player[] };

export const Players = ({ seats, players }: Props) => (
  <ul className={styles.players}>
    {players.map((player, seat) => (
      <li key={seats[seat]?.name}>
        <Face view={{ seats }} seat={seat} />
        <p>
          <b>
            <bdi>{seats[seat]?.name}</bdi>
          </b>{' '}
          <small>{player.kind === 'app' ? player.level : seats[seat]?.name !== 'You' && 'a person'}</small>
        </p>
      </li>
    ))}
  </ul>
);
