import { describe, expect, test } from 'vitest';
import { inks } from '#game/cards/inks.ts';
import { loadCardData } from '../build/cardFiles.ts';
import { printedText } from '../faces/faceInks.ts';
import { toneOf } from './tones.ts';

const { sets } = await loadCardData();

/** Relative luminance by WCAG 2 of a grey from 0 to 1. */
function luminance([grey]: readonly [number, number, number]): number {
  return grey <= 0.04045 ? grey / 12.92 : ((grey + 0.055) / 1.055) ** 2.4;
}

function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [first, second]
    .map((hex) => luminance(toneOf.grey(hex, 'elsewhere')))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('in grey', () => {
  test.each(Object.entries(printedText))('has enough contrast to be read: %s', (_, { ink, ground }) => {
    const grounds = ground === 'spot' ? sets.map(({ spotColor }) => spotColor) : [inks[ground]];
    for (const colour of grounds) expect(contrast(inks[ink], colour)).toBeGreaterThanOrEqual(4.5);
  });

  test('the shades of a picture keep their order: red plate, ink, blue plate, spot, paper', () => {
    const order = [inks.corpusRed, inks.overprint, inks.cerebriumBlue, '#9DB08A', inks.paper];
    const greys = order.map((hex) => toneOf.grey(hex, 'picture')[0]);
    expect(greys).toEqual(greys.toSorted((a, b) => a - b));
    expect(new Set(greys).size).toBe(order.length);
  });
});
