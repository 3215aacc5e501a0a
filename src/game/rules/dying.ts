/** Deaths and their consequences (#dying, #death). */

import { gameConstants } from '../glossary/gameConstants.ts';
import { outcomeOfDeaths } from './howToWin.ts';
import { withoutTransient } from './points.ts';
import { type Clone, livingSeats, nextSeat, type Table, withClone } from './table.ts';

type Numbers = Pick<Clone, 'alive' | 'corpus' | 'cerebrium' | 'ticks' | 'owedTicks'>;

/** Whether a clone is at 0 or lower. Transient points do not keep it alive. */
export const isDying = ({ alive, corpus, cerebrium }: Pick<Numbers, 'alive' | 'corpus' | 'cerebrium'>): boolean =>
  alive && Math.min(corpus.real, cerebrium.real) <= gameConstants.deadAt;

/** Seats of the clones that die as soon as the item on the stem has completely resolved. */
export const dyingSeats = ({ clones }: Table): readonly number[] =>
  [...clones.keys()].filter((seat) => clones[seat] !== undefined && isDying(clones[seat]));

/** Whether no clone would be left; then the controller of the fatal effect has to be named. */
export const allAreDying = (table: Table): boolean => {
  const dying = dyingSeats(table);
  return dying.length > 0 && dying.length === livingSeats(table).length;
};

/** The numbers of a dead clone. The points at which it died stay visible; the rest is reset. */
export const numbersOfTheDead = ({ corpus, cerebrium }: Pick<Numbers, 'corpus' | 'cerebrium'>): Numbers => ({
  alive: false,
  corpus: withoutTransient(corpus),
  cerebrium: withoutTransient(cerebrium),
  ticks: 0,
  owedTicks: 0,
});

/** Resets a dead clone: its cards go under the head, and its Paranoia is set aside. */
const bury = (clone: Clone): Partial<Clone> => ({
  ...numbersOfTheDead(clone),
  thoughts: 0,
  limitChange: 0,
  paranoia: 0,
  toldAfraid: false,
});

/** The seat that adds Paranoia to its condition: the active clone or, if it is dead, the next living one. */
const heirOf = (table: Table): number =>
  table.clones[table.active]?.alive ? table.active : nextSeat(table, table.active);

/** Adds one Paranoia for each clone that died. */
const passOnParanoia = (table: Table, deaths: number): Table =>
  withClone(table, heirOf(table), ({ paranoia }) => ({ paranoia: paranoia + deaths }));

/**
 * The table after all clones at 0 or lower have died in one check. `fatalBy` is needed only if no clone is left. If the
 * active clone has died, its turn can only end.
 */
export function checkDeaths(table: Table, fatalBy: number | undefined): Table {
  const dying = dyingSeats(table);
  const after = dying.reduce((changed, seat) => withClone(changed, seat, bury), table);
  const outcome = outcomeOfDeaths(after, fatalBy);
  return outcome ? { ...after, outcome } : passOnParanoia(after, dying.length);
}

/** Seat of the clone that will add Paranoia after the coming deaths; `undefined` if none come or the game ends. */
export function paranoiaRecipient(table: Table): number | undefined {
  const dying = dyingSeats(table);
  if (dying.length === 0 || allAreDying(table)) return undefined;
  const after = dying.reduce((changed, seat) => withClone(changed, seat, bury), table);
  return outcomeOfDeaths(after, undefined) ? undefined : heirOf(after);
}

/** Copies of Paranoia that can still be added to a condition: one for each death, less those in conditions. */
export const paranoiaInWaiting = ({ clones }: Table): number =>
  clones.filter(({ alive }) => !alive).length - clones.reduce((sum, { paranoia }) => sum + paranoia, 0);
