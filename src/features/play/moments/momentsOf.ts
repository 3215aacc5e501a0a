/** The events of a game that are shown as pictures of the whole screen. */

import type { GameEvent } from '#game/engine/event.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { View } from '#game/engine/view.ts';
import type { Track } from '#game/rules/table.ts';

export type Moment =
  | {
      readonly kind: 'blow';
      readonly seat: number;
      readonly track: Track;
      readonly lost: number;
      /** The card whose words dealt it; `undefined` for a persona. */
      readonly card: CardNumber | undefined;
    }
  /** A card that was cancelled, or that another clone is chosen for. */
  | { readonly kind: 'cancel' | 'redirect'; readonly event: GameEvent; readonly card: CardNumber }
  | { readonly kind: 'fright' };

/**
 * What became of a card first. Of several blows only the heaviest is shown, one to the reader before others; then the
 * reader's fright.
 */
export function momentsOf({ you, seats }: View, events: readonly GameEvent[]): readonly Moment[] {
  const fates = events.flatMap((event): Moment[] =>
    (event.kind === 'cancel' || event.kind === 'redirect') && event.source > 0
      ? [{ kind: event.kind, event, card: event.source }]
      : [],
  );
  const blows = events.flatMap((event): Extract<Moment, { kind: 'blow' }>[] => {
    if (event.kind !== 'damage' || event.number <= event.transient) return [];
    const { seat, track, number, transient, words } = event;
    return [
      { kind: 'blow', seat, track, lost: number - transient, card: words?.persona === null ? words.card : undefined },
    ];
  });
  const weight = ({ seat, lost }: (typeof blows)[number]) => lost + (seat === you ? 100 : 0);
  const heaviest = [...blows].sort((a, b) => weight(b) - weight(a)).slice(0, 1);
  const frightened = seats[you]?.afraid && events.some((event) => event.kind === 'afraid' && event.seat === you);
  return [...fates, ...heaviest, ...(frightened ? [{ kind: 'fright' } as const] : [])];
}
