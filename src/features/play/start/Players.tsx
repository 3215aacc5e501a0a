/** Who will play: portraits, names, and how well the app plays. */

import type { Player } from '#game/play/playedGame.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { Face } from '#ui/game-table/clone/Face.tsx';
import type { Seated } from '#ui/game-table/clone/people.ts';
import { type PlayerKind, playerKinds } from './gameForm.ts';
import styles from './Players.module.css';

type Props = {
  readonly seats: Seated['seats'];
  readonly players: readonly Player[];
  /** Changes who plays a clone other than the first. */
  readonly onChange?: (seat: SeatNumber, kind: PlayerKind) => void;
};

const sayKind = (kind: PlayerKind) => (kind === 'person' ? 'a person' : kind);

export const Players = ({ seats, players, onChange }: Props) => (
  <ul className={styles.players}>
    {players.map((player, seat) => {
      const name = seats[seat]?.name;
      const kind = player.kind === 'app' ? player.level : player.kind;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <li key={seat} className={styles.tile}>
          <Face view={{ seats }} seat={seat} />
          <span className={styles.who}>
            <b>
              <bdi>{name}</bdi>
            </b>{' '}
            {onChange && seat > 0 ? (
              <select
                aria-label={`Who plays ${name}`}
                value={kind}
                onChange={({ currentTarget }) => onChange(seat, currentTarget.value as PlayerKind)}
              >
                {(Object.keys(playerKinds) as PlayerKind[]).map((each) => (
                  <option key={each} value={each}>
                    {sayKind(each)}
                  </option>
                ))}
              </select>
            ) : (
              <small>{name !== 'You' && sayKind(kind)}</small>
            )}
          </span>
        </li>
      );
    })}
  </ul>
);
