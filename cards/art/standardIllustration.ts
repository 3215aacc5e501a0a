/** What a card shows when nobody has composed a scene for it: its main icon, in the manner of its type (bible 8.5). */

import type { Card } from '#domain/cards/card.ts';
import { type Figure, freeCentre, type Illustration } from './illustration.ts';

const [x, y] = freeCentre;

export function standardIllustration({ type, art: { icons } }: Pick<Card, 'type' | 'art'>): Illustration {
  const [main, second] = icons;
  if (main === undefined) return { figures: [] };
  const prop: Figure[] = second === undefined ? [] : [{ shape: second, x: 50.5, y: 27.5, size: 9.5, ink: 'ink' }];
  return { figures: [...treatments[type](main), ...prop] };
}

const treatments: Readonly<Record<Card['type'], (shape: string) => Figure[]>> = {
  /** Two copies collide. */
  attack: (shape) => [
    { shape, x: x - 5.5, y, size: 26, ink: 'main', turn: 6 },
    { shape, x: x + 5.5, y, size: 26, ink: 'second', turn: -6, flip: true },
  ],
  /** The second copy stands on its head, like a court card. */
  reaction: (shape) => [
    { shape, x: x - 4, y: y - 1.5, size: 24, ink: 'main' },
    { shape, x: x + 4, y: y + 1.5, size: 24, ink: 'second', turn: 180 },
  ],
  /** Three echoes grow behind it. */
  state: (shape) => [
    { shape, x, y, size: 33, ink: 'fainter' },
    { shape, x, y, size: 29, ink: 'faint' },
    { shape, x, y, size: 25 },
  ],
};
