import { renderAsync } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { portraitOf } from '../art/scenes/personas.ts';
import { loadCardData } from '../build/cardFiles.ts';
import { cardBack, personaBack } from './cardBacks.ts';
import { renderPersona } from './personaFace.ts';
import { TextOverflow } from './textFit.ts';

const { sets, personas } = await loadCardData();

describe('every persona', () => {
  test.each(personas.map((persona) => [persona.name, persona] as const))('%s has a card', (_, persona) => {
    expect(portraitOf(persona.slug), 'sat for a portrait').not.toBe(portraitOf('nobody'));
    expect(renderPersona(persona, sets)).not.toMatch(/<text|style=|NaN|undefined|Infinity/);
  });

  test('is refused by name if its text does not fit', () => {
    const [persona] = personas;
    if (persona === undefined) throw new Error('There are no personas.');
    const talkative = { ...persona, fear: 'Lose 1 {C}. '.repeat(60).trim() };
    expect(() => renderPersona(talkative, sets)).toThrow(TextOverflow);
    expect(() => renderPersona(talkative, sets)).toThrow(persona.name);
  });
});

describe.each([
  ['cards', cardBack],
  ['personas', personaBack],
])('the back of %s', (_, back) => {
  test('is the same upside down', async () => {
    const draw = async (svg: string) =>
      (await renderAsync(svg, { fitTo: { mode: 'width', value: 252 }, font: { loadSystemFonts: false } })).pixels;
    const pixels = await draw(back());
    const turned = Buffer.alloc(pixels.length);
    for (let at = 0; at < pixels.length; at += 4) pixels.copy(turned, pixels.length - 4 - at, at, at + 4);
    const differing = pixels.filter((value, at) => Math.abs(value - (turned[at] ?? 0)) > 40).length;
    // Edges may be rasterised slightly differently.
    expect(differing / pixels.length).toBeLessThan(0.002);
  });
});
