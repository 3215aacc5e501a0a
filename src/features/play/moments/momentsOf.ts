/** The events of a game that are shown as pictures of the whole screen. */

import type { GameEvent } from '#game/engine/event.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { View } from '#game/engine/view.ts';
import { cardOf } from '#game/play/killingCard.ts';

export type Moment =
  | {
      readonly kind: 'blow' | 'heal';
      readonly event: Extract<GameEvent, { kind: 'damage' } | { kind: 'lose' | 'gain' | 'gain-transient' }>;
      /** Points, without the transient ones that it took: 0 if these took all of it, less than 0 if points were gained. */
      readonly lost: number;
      /** The card whose words dealt it; `undefined` for a persona. */
      readonly card: CardNumber | undefined;
      /** The cards that gave the transient points that it took. */
      readonly shields: readonly CardNumber[];
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

type Struck = Extract<Moment, { kind: 'blow' | 'heal' }>;

/**
 * The fate of a card first. Of several blows only the heaviest is shown, one to the reader before others; without
 * one, what heals the reader; then the reader's fright.
 * @param before - The events before these.
 */
export function momentsOf(
  { you, seats }: View,
  events: readonly GameEvent[],
  before: readonly GameEvent[] = [],
): readonly Moment[] {
  const fates = events.flatMap((event): Moment[] => {
    if (event.kind !== 'cancel' && event.kind !== 'redirect' && event.kind !== 'steal') return [];
    const card = event.kind === 'steal' ? event.moved : event.source;
    return card > 0 ? [{ kind: event.kind, event, card }] : [];
  });
  const blows = events.flatMap((event): Struck[] => {
    if (event.kind !== 'damage' || event.number === 0) return [];
    const { number, transient } = event;
    const card = cardOf(event);
    const shields = transient > 0 ? shieldsAgainst(event, [...before, ...events]) : [];
    return [{ kind: 'blow', event, lost: number - transient, card, shields }];
  });
  const weight = ({ event, lost }: (typeof blows)[number]) => lost + (event.seat === you && lost > 0 ? 100 : 0);
  const heaviest = [...blows].sort((a, b) => weight(b) - weight(a)).slice(0, 1);
  const heals = events.flatMap((event): Struck[] => {
    if (event.kind !== 'gain' || event.seat !== you || event.number < healedAt) return [];
    return [{ kind: 'heal', event, lost: -event.number, card: cardOf(event), shields: [] }];
  });
  const frightened = seats[you]?.afraid && events.some((event) => event.kind === 'afraid' && event.seat === you);
  return [
    ...fates,
    ...(blows.length > 0 ? heaviest : heals.slice(0, 1)),
    ...(frightened ? [{ kind: 'fright' } as const] : []),
  ];
}

/** The cards that have given the transient points which stand against a blow. */
function shieldsAgainst({ id, seat, track }: Extract<GameEvent, { kind: 'damage' }>, events: readonly GameEvent[]) {
  const earlier = events.filter((event) => event.id < id);
  const gained = earlier
    .slice(earlier.map(({ kind }) => kind).lastIndexOf('vanish') + 1)
    .flatMap((event) =>
      event.kind === 'gain-transient' && event.seat === seat && event.track === track && event.words?.persona === null
        ? [event.words.card]
        : [],
    );
  return [...new Set(gained)];
}

/** Newer pictures take the place of those that wait, but not of the fright, which the reader ends. */
export function withNewer(left: readonly Moment[], added: readonly Moment[]): readonly Moment[] {
  const isFright = ({ kind }: Moment) => kind === 'fright';
  const waits = left.filter(isFright);
  return [...waits, ...added.filter((moment) => waits.length === 0 || !isFright(moment))];
}
