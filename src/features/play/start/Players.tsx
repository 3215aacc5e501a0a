/** Who will play: portraits, names, and how well the app plays. */

import type { Player } from '#game/play/playedGame.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { Face } from '#ui/game-table/clone/Face.tsx';
import type { Seated } from '#ui/game-table/clone/people.ts';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './Players.module.css';

type Props = {
  readonly seats: Seated['seats'];
  readonly players: readonly Player[];
  /** Changes who plays a clone other than the first. */
  readonly onChange?: (seat: SeatNumber) => void;
};

export const Players = ({ seats, players, onChange }: Props) => (
  <ul className={styles.players}>
    {players.map((player, seat) => {
      const name = seats[seat]?.name;
      const tile = (
        <>
          <Face view={{ seats }} seat={seat} />
          <span className={styles.who}>
            <b>
              <bdi>{name}</bdi>
            </b>{' '}
            <small>{player.kind === 'app' ? player.level : name !== 'You' && 'a person'}</small>
          </span>
        </>
      );
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <li key={seat}>
          {onChange && seat > 0 ? (
            <button type="button" className={styles.tile} onClick={() => onChange(seat)}>
              {tile}
              <VisuallyHidden>: change who plays</VisuallyHidden>
            </button>
          ) : (
            <span className={styles.tile}>{tile}</span>
          )}
        </li>
      );
    })}
  </ul>
);
