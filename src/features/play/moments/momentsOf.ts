/** The events of a game that are shown as pictures of the whole screen. */

import type { GameEvent } from '#game/engine/event.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { View } from '#game/engine/view.ts';

export type Moment =
  | {
      readonly kind: 'blow';
      readonly event: Extract<GameEvent, { kind: 'damage' }>;
      /** Points, without the transient ones that it took. */
      readonly lost: number;
      /** The card whose words dealt it; `undefined` for a persona. */
      readonly card: CardNumber | undefined;
      /** The cards that gave the transient points that it took. */
      readonly shields: readonly CardNumber[];
    }
  /** A card that was cancelled, or that another clone is chosen for. */
  | {
      readonly kind: 'cancel' | 'redirect';
      readonly event: Extract<GameEvent, { kind: 'cancel' | 'redirect' }>;
      readonly card: CardNumber;
    }
  | { readonly kind: 'fright' };

/**
 * What became of a card first. Of several blows only the heaviest is shown, one to the reader before others; then the
 * reader's fright.
 * @param before - The events before these.
 */
export function momentsOf(
  { you, seats }: View,
  events: readonly GameEvent[],
  before: readonly GameEvent[] = [],
): readonly Moment[] {
  const fates = events.flatMap((event): Moment[] =>
    (event.kind === 'cancel' || event.kind === 'redirect') && event.source > 0
      ? [{ kind: event.kind, event, card: event.source }]
      : [],
  );
  const blows = events.flatMap((event): Extract<Moment, { kind: 'blow' }>[] => {
    if (event.kind !== 'damage' || event.number <= event.transient) return [];
    const { number, transient, words } = event;
    const card = words?.persona === null ? words.card : undefined;
    const shields = transient > 0 ? shieldsAgainst(event, [...before, ...events]) : [];
    return [{ kind: 'blow', event, lost: number - transient, card, shields }];
  });
  const weight = ({ event, lost }: (typeof blows)[number]) => lost + (event.seat === you ? 100 : 0);
  const heaviest = [...blows].sort((a, b) => weight(b) - weight(a)).slice(0, 1);
  const frightened = seats[you]?.afraid && events.some((event) => event.kind === 'afraid' && event.seat === you);
  return [...fates, ...heaviest, ...(frightened ? [{ kind: 'fright' } as const] : [])];
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
