/** The events of a game that are shown as pictures of the whole screen. */

import type { GameEvent } from '#game/engine/event.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { View } from '#game/engine/view.ts';
import { fatalLoss, realLoss } from '#game/play/killingCard.ts';

export type Moment =
  | {
      readonly kind: 'blow' | 'heal';
      readonly event: Extract<GameEvent, { kind: 'damage' } | { kind: 'lose' | 'gain' | 'gain-transient' }>;
      /** Points, without the transient ones that it took: 0 if these took all of it, less than 0 if points were gained. */
      readonly lost: number;
      /** Points of the clone after this event, which later ones may have changed again. */
      readonly after: number;
      /** The events of the game, among them what gave transient points before it, and what came of it. */
      readonly record: readonly GameEvent[];
    }
  /** A card that was cancelled, that another clone is chosen for, or that was stolen. */
  | {
      readonly kind: 'cancel' | 'redirect' | 'steal';
      readonly event: Extract<GameEvent, { kind: 'cancel' | 'redirect' | 'steal' }>;
      readonly card: CardNumber;
    }
  | { readonly kind: 'fright' };

/** Points gained at once that are worth a picture. */
const healedAt = 4;

/** What an event adds to these points of a clone; less than 0 if it takes some. */
function changeBy(event: GameEvent, { seat, track }: Struck['event']): number {
  if (!('seat' in event) || event.seat !== seat) return 0;
  if (event.kind === 'pay') return -event[track];
  if (!('track' in event) || event.track !== track) return 0;
  return event.kind === 'gain' ? event.number : -realLoss(event);
}

type Struck = Extract<Moment, { kind: 'blow' | 'heal' }>;

/**
 * The fate of a card first. Of several blows only the heaviest is shown, one that kills before one to the reader, and
 * that before others; without one, what heals the reader; then the reader's fright. A loss that is no damage is a blow
 * if it kills.
 * @param before - The events before these.
 */
export function momentsOf(
  { you, seats }: View,
  events: readonly GameEvent[],
  before: readonly GameEvent[] = [],
): readonly Moment[] {
  const record = [...before, ...events];
  const fates = events.flatMap((event): Moment[] => {
    if (event.kind !== 'cancel' && event.kind !== 'redirect' && event.kind !== 'steal') return [];
    const card = event.kind === 'steal' ? event.moved : event.source;
    return card > 0 ? [{ kind: event.kind, event, card }] : [];
  });
  const killers = seats.map((_, seat) => fatalLoss(events, seat));
  const struck = (event: Struck['event']): Struck => {
    const { seat, track, number } = event;
    const isGain = event.kind === 'gain';
    return {
      kind: isGain ? 'heal' : 'blow',
      event,
      lost: isGain ? -number : realLoss(event),
      after: events
        .slice(events.indexOf(event) + 1)
        .reduce((points, later) => points - changeBy(later, event), seats[seat]?.[track].real ?? 0),
      record,
    };
  };
  const blows = events.flatMap((event) => {
    const kills = event.kind === 'lose' && killers.includes(event);
    return (kills || event.kind === 'damage') && event.number > 0 ? [struck(event)] : [];
  });
  const weight = ({ event, lost }: Struck) =>
    lost + (event.seat === you && lost > 0 ? 100 : 0) + (killers.includes(event) ? 200 : 0);
  const heals = events.flatMap((event) =>
    event.kind === 'gain' && event.seat === you && event.number >= healedAt ? [struck(event)] : [],
  );
  const frightened = seats[you]?.afraid && events.some((event) => event.kind === 'afraid' && event.seat === you);
  return [
    ...fates,
    ...[...blows.sort((a, b) => weight(b) - weight(a)), ...heals].slice(0, 1),
    ...(frightened ? [{ kind: 'fright' } as const] : []),
  ];
}

/** Newer pictures cut short the one on the screen, except for the fright, which the reader ends. Those that wait stay. */
export function withNewer(left: readonly Moment[], added: readonly Moment[]): readonly Moment[] {
  const isFright = ({ kind }: Moment) => kind === 'fright';
  const stay = added.length === 0 || left[0]?.kind === 'fright' ? left : left.slice(1);
  return [...stay, ...added.filter((moment) => !(isFright(moment) && stay.some(isFright)))];
}
