import { expect, test } from 'vitest';
import duel from '#cards/sets/1-duel.json' with { type: 'json' };
import { cellarSteps, haircut } from './shownCards.ts';

test.each([haircut, cellarSteps])('home words the fear side of card $number as it is printed', ({ number, fear }) => {
  const printed = duel.cards.find((card) => card.number === number)?.fearEffects;
  expect(printed?.replace('} damage', '}')).toBe(fear);
});
