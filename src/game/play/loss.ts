/** What a reaction makes worse. */

import type { View } from '../engine/view.ts';
import type { SeatNumber } from '../rules/table.ts';
import { type Change, changeTo, type Measure, measure, type Span, spanOf } from './endings.ts';
import type { Way } from './forecasts.ts';

const compared = ['corpus', 'cerebrium', 'thoughts', 'states'] as const satisfies readonly Measure[];

/** From the least to the most, also if the answers of one clone decide. */
function rangeOf(way: Way, seat: SeatNumber, what: (typeof compared)[number]): Span | undefined {
  const seen = what === 'corpus' || what === 'cerebrium' ? [...(way.open?.seen[seat]?.[what] ?? [])] : [];
  return spanOf(way, seat, what) ?? (seen.length > 0 ? [Math.min(...seen), Math.max(...seen)] : undefined);
}

/** The first number that is, or may be, worse for the reader than after passing, if none may be better. */
export function lossOf({ seats, you }: View, ways: readonly Way[]): Change | undefined {
  const [passing, ...sides] = [...ways].reverse();
  const order = [you, ...[...seats.keys()].filter((seat) => seat !== you)];
  let sure: Change | undefined;
  let open: Change | undefined;
  for (const way of sides)
    for (const seat of order)
      for (const what of compared) {
        const [to, without] = [way, passing].map((each) => each && rangeOf(each, seat, what));
        if (String(to) === String(without)) continue;
        // What X is paid is open as well.
        if (!to || !without || way.x) return undefined;
        const own = seat === you;
        const spent = own && what === 'thoughts' ? way.spent : 0;
        if (own ? to[1] > without[0] - spent : to[0] < without[0]) return undefined;
        const worst = own ? to[0] : to[1];
        const from = seats[seat] ? measure(seats[seat])[what] : 0;
        if (own ? worst >= without[0] - spent : worst <= without[1]) continue;
        const change = changeTo(seat, what, from, [worst, worst]);
        if (to[0] === to[1]) sure ??= change;
        else open ??= change;
      }
  return sure ?? open;
}
