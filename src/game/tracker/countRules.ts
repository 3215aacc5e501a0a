/** Rules for changes of a clone's ticks, thoughts, thought limit and Paranoia. */

import type { RuleAnchor } from '../glossary/anchors.ts';
import { paranoiaInWaiting } from '../rules/dying.ts';
import { type Clone, cloneAt, type SeatNumber, type Table } from '../rules/table.ts';
import { loseTicks } from '../rules/ticks.ts';
import type { CountKind } from './tableEvent.ts';
import { whyTurnWaits } from './turnRules.ts';

type CountRule = {
  readonly see: RuleAnchor;
  /** The reason why this clone cannot do it. If absent, it is always possible. */
  readonly refuse?: (table: Table, seat: SeatNumber, amount: number) => string | undefined;
  readonly change: (clone: Clone, amount: number) => Partial<Clone>;
};

const mayNotGoBelow = (has: number, amount: number, what: string) =>
  amount > has ? `Nobody can give up ${what} they do not have.` : undefined;

export const countRules: Readonly<Record<CountKind, CountRule>> = {
  'spend-ticks': {
    see: 'pay-costs',
    refuse: (table, seat, amount) =>
      seat === table.active
        ? (whyTurnWaits(table) ?? mayNotGoBelow(cloneAt(table, seat).ticks, amount, 'ticks'))
        : 'Ticks are spent on actions, and actions are for the clone whose turn it is.',
    change: ({ ticks }, amount) => ({ ticks: ticks - amount }),
  },
  'gain-ticks': {
    see: 'list-of-resources',
    change: ({ ticks }, amount) => ({ ticks: ticks + amount }),
  },
  'lose-ticks': {
    see: 'gain-ticks',
    change: loseTicks,
  },
  'gain-thoughts': {
    see: 'glossary-thoughts',
    change: ({ thoughts }, amount) => ({ thoughts: thoughts + amount }),
  },
  'lose-thoughts': {
    see: 'glossary-thoughts',
    refuse: (table, seat, amount) => mayNotGoBelow(cloneAt(table, seat).thoughts, amount, 'ideas'),
    change: ({ thoughts }, amount) => ({ thoughts: thoughts - amount }),
  },
  'raise-limit': {
    see: 'glossary-thought-limit',
    change: ({ limitChange }, amount) => ({ limitChange: limitChange + amount }),
  },
  'lower-limit': {
    see: 'glossary-thought-limit',
    change: ({ limitChange }, amount) => ({ limitChange: limitChange - amount }),
  },
  'gain-paranoia': {
    see: 'death',
    refuse: (table, _seat, amount) =>
      amount > paranoiaInWaiting(table) ? 'Paranoia waits set aside until a clone dies.' : undefined,
    change: ({ paranoia }, amount) => ({ paranoia: paranoia + amount }),
  },
  'lose-paranoia': {
    see: 'death',
    refuse: (table, seat, amount) => mayNotGoBelow(cloneAt(table, seat).paranoia, amount, 'Paranoia'),
    change: ({ paranoia }, amount) => ({ paranoia: paranoia - amount }),
  },
};
