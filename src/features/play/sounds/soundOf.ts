/** Which sound stands for what has just happened in a game: one at a time, that of the weightiest event. */

import type { GameEvent } from '#game/engine/event.ts';
import type { SeatNumber } from '#game/rules/table.ts';

export type Sound = 'stamp' | 'tear' | 'drawer' | 'bell' | 'paper' | 'thud';

/** From the weightiest to the lightest. */
const weights: readonly Sound[] = ['drawer', 'thud', 'tear', 'stamp', 'bell', 'paper'];

/** @param you - Seat of the player who hears it: a bell rings for their turn, a drawer shuts at their fright. */
export function soundOf(events: readonly GameEvent[], you: SeatNumber): Sound | undefined {
  const heard = new Set(events.map((event) => soundOfEvent(event, you)));
  return weights.find((sound) => heard.has(sound));
}

function soundOfEvent(event: GameEvent, you: SeatNumber): Sound | undefined {
  switch (event.kind) {
    case 'damage':
    case 'lose':
      return event.number > 0 ? 'thud' : undefined;
    case 'afraid':
      return event.seat === you ? 'drawer' : undefined;
    case 'turn':
      return event.seat === you ? 'bell' : undefined;
    case 'announce':
      return event.item === 'take' ? undefined : 'stamp';
    case 'over':
      return 'stamp';
    case 'cancel':
      return 'tear';
    case 'take':
    case 'steal':
    case 'steal-take':
    case 'give':
      return 'paper';
    case 'add':
    case 'calm':
    case 'choice':
    case 'die':
    case 'end-phase':
    case 'established':
    case 'forget':
    case 'gain':
    case 'gain-idea':
    case 'gain-memory':
    case 'gain-ticks':
    case 'gain-transient':
    case 'gamble':
    case 'look':
    case 'lose-ticks':
    case 'move-state':
    case 'next-attack':
    case 'nothing':
    case 'pass':
    case 'pay':
    case 'redirect':
    case 'refresh':
    case 'remember':
    case 'no-damage':
    case 'remove':
    case 'replace':
    case 'repress':
    case 'resolve':
    case 'spent':
    case 'take-control':
    case 'vanish':
      return undefined;
    default:
      return event satisfies never;
  }
}
