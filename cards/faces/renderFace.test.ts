import { describe, expect, test } from 'vitest';
import { inks } from '#game/cards/inks.ts';
import { loadCardData } from '../build/cardFiles.ts';
import { printedText } from './faceInks.ts';
import { renderFace } from './renderFace.ts';
import { TextOverflow } from './textFit.ts';

const { sets } = await loadCardData();
const cards = sets.flatMap((set) => set.cards.map((card) => ({ card, set })));

/** Contrast ratio by WCAG 2, from 1 (none) to 21. */
function contrast(first: string, second: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('every card of the game', () => {
  test.each(cards.map(({ card, set }) => [card.name, card, set] as const))('%s has a card image', (_, card, set) => {
    const svg = renderFace(card, set);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 63 88"/);
    expect(svg).not.toMatch(/<text|style=|NaN|undefined|Infinity/);
  });
});

describe('a card image', () => {
  const [first] = cards;
  if (first === undefined) throw new Error('There are no cards.');

  test('is the same each time it is drawn', () => {
    expect(renderFace(first.card, first.set)).toBe(renderFace(first.card, first.set));
  });

  test('is refused, with the name of its card, if the text does not fit', () => {
    const effects = 'Lose 1 {C}. '.repeat(60).trim();
    expect(() => renderFace({ ...first.card, effects }, first.set)).toThrow(TextOverflow);
    expect(() => renderFace({ ...first.card, effects }, first.set)).toThrow(first.card.name);
  });

  test.each(Object.entries(printedText))('has enough contrast to be read: %s', (_, { ink, ground }) => {
    const grounds = ground === 'spot' ? sets.map(({ spotColor }) => spotColor) : [inks[ground]];
    for (const colour of grounds) expect(contrast(inks[ink], colour)).toBeGreaterThanOrEqual(4.5);
  });

  test('has symbols with readable numerals', () => {
    const fills = ['overprint', 'dropRed', 'cerebriumBlue', 'ideaBrown', 'memorySlate', 'stateGreen'] as const;
    for (const fill of fills) expect(contrast(inks.paper, inks[fill])).toBeGreaterThanOrEqual(4.5);
  });
});
