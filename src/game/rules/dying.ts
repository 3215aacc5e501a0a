/** Dying, and what the dead leave behind (#dying, #death). */

import { gameConstants } from '../glossary/gameConstants.ts';
import { type Clone, livingSeats, nextSeat, type Table, withClone } from '../tracker/table.ts';
import { outcomeOfDeaths } from './howToWin.ts';
import { withoutTransient } from './points.ts';

type Numbers = Pick<Clone, 'alive' | 'corpus' | 'cerebrium' | 'ticks' | 'owedTicks'>;

/** Transient points keep nobody alive. */
export const isDying = ({ alive, corpus, cerebrium }: Pick<Numbers, 'alive' | 'corpus' | 'cerebrium'>): boolean =>
  alive && Math.min(corpus.real, cerebrium.real) <= gameConstants.deadAt;

/** Seats of those who die as soon as the item on the stem has completely resolved. */
export const dyingSeats = ({ clones }: Table): readonly number[] =>
  [...clones.keys()].filter((seat) => clones[seat] !== undefined && isDying(clones[seat]));

/** Whether nobody would be left; then somebody has to say who controls the fatal effect. */
export const allAreDying = (table: Table): boolean => {
  const dying = dyingSeats(table);
  return dying.length > 0 && dying.length === livingSeats(table).length;
};

/** The numbers that a clone died at stay to be seen; nothing else of it stays. */
export const numbersOfTheDead = ({ corpus, cerebrium }: Pick<Numbers, 'corpus' | 'cerebrium'>): Numbers => ({
  alive: false,
  corpus: withoutTransient(corpus),
  cerebrium: withoutTransient(cerebrium),
  ticks: 0,
  owedTicks: 0,
});

/** Its cards go under the head and its Paranoia is set aside. */
const bury = (clone: Clone): Partial<Clone> => ({
  ...numbersOfTheDead(clone),
  thoughts: 0,
  limitChange: 0,
  paranoia: 0,
  toldAfraid: false,
});

/** Who adds Paranoia to its condition: the active clone, or the next living one in its place. */
const heirOf = (table: Table): number =>
  table.clones[table.active]?.alive ? table.active : nextSeat(table, table.active);

/** One Paranoia for each clone that died. */
const passOnParanoia = (table: Table, deaths: number): Table =>
  withClone(table, heirOf(table), ({ paranoia }) => ({ paranoia: paranoia + deaths }));

/** If the active clone has died, its turn goes straight to its end. */
const endTurnOfTheDead = (table: Table): Table =>
  table.clones[table.active]?.alive ? table : { ...table, phase: 'end', limitEnforced: false };

/** All who are at 0 or lower die in the same check. `fatalBy` is needed only when nobody would be left. */
export function checkDeaths(table: Table, fatalBy: number | undefined): Table {
  const dying = dyingSeats(table);
  const after = dying.reduce((changed, seat) => withClone(changed, seat, bury), table);
  const outcome = outcomeOfDeaths(after, fatalBy);
  return outcome ? { ...after, outcome } : endTurnOfTheDead(passOnParanoia(after, dying.length));
}

/** Seat of the clone that will add Paranoia if those who are dying die; `undefined` if that ends the game. */
export function paranoiaHeir(table: Table): number | undefined {
  const dying = dyingSeats(table);
  if (dying.length === 0 || allAreDying(table)) return undefined;
  const after = dying.reduce((changed, seat) => withClone(changed, seat, bury), table);
  return outcomeOfDeaths(after, undefined) ? undefined : heirOf(after);
}

/** Copies of Paranoia that a condition can still be given: each came, or comes, by a death. */
export const paranoiaInWaiting = ({ clones }: Table): number =>
  clones.filter(({ alive }) => !alive).length - clones.reduce((sum, { paranoia }) => sum + paranoia, 0);
