import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { cardSize } from '#game/cards/cardSize.ts';
import { loadCardData } from '../build/cardFiles.ts';
import { artSvg } from '../faces/artSvg.ts';
import { artFrame } from '../faces/faceLayout.ts';
import { portraitSvg } from '../faces/personaFace.ts';
import { artWindow, type Figure, isPlateInk } from './illustration.ts';
import { illustrationOf } from './illustrationOf.ts';

const { sets, personas } = await loadCardData();
const cards = sets.flatMap((set) => set.cards.map((card) => [card.name, card, set] as const));

// Drawing the windows of a set takes a second, and longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const elementsOf = (figures: readonly Figure[]) =>
  new Set(figures.map(({ shape }) => (typeof shape === 'string' ? shape : shape.path)));

describe('the composed scene', () => {
  test.each(cards)('%s', (_, card, set) => {
    const { figures } = illustrationOf(card, set);
    expect(elementsOf(figures).size, 'has at least three elements').toBeGreaterThanOrEqual(3);
    expect(
      figures.some(({ shape }) => typeof shape !== 'string'),
      'has a shape of our own',
    ).toBe(true);
    expect(
      figures.some(({ ink }) => isPlateInk(ink)),
      'shows the misprint',
    ).toBe(true);
    for (const { shape, ink } of figures) {
      if (typeof shape !== 'string' && shape.stroke !== undefined)
        expect(isPlateInk(ink), 'prints lines flat').toBe(false);
    }
  });

  test.each(cards)('%s keeps its figures in the window', (_, card, set) => {
    for (const { x, y, size } of illustrationOf(card, set).figures) {
      expect(x).toBeGreaterThan(-size);
      expect(x).toBeLessThan(artWindow.width + size);
      expect(y).toBeGreaterThan(-size);
      expect(y).toBeLessThan(artWindow.height + size);
    }
  });
});

describe('a card without a scene of its own', () => {
  const [set] = sets;
  if (set === undefined) throw new Error('There are no sets.');
  const added = set.cards
    .slice(0, 4)
    .map((card, place) => ({ ...card, number: 91 + place, art: { ...card.art, icons: ['fist'] } }));

  test.each(['attack', 'reaction', 'state'] as const)('has a poster with people, its icon and its set: %s', (type) => {
    for (const card of added) {
      const { figures } = illustrationOf({ ...card, type }, set);
      expect(elementsOf(figures).size).toBeGreaterThanOrEqual(6);
      for (const icon of ['fist', set.icon]) expect(figures.some(({ shape }) => shape === icon)).toBe(true);
      expect(figures.some(({ ink }) => isPlateInk(ink))).toBe(true);
    }
  });
});

const pixelsPerMillimetre = 2;
const windowPixels = {
  left: Math.round(artFrame.x * pixelsPerMillimetre),
  top: Math.round(artFrame.y * pixelsPerMillimetre),
  width: Math.round(artFrame.width * pixelsPerMillimetre),
  height: Math.round(artFrame.height * pixelsPerMillimetre),
};

type Window = { readonly name: string; readonly svg: string };

/** A difference hash of 64 bits: whether each of 9 x 8 fields is darker than the next one in its row. */
async function differenceHash(content: string): Promise<boolean[]> {
  const { width, height } = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  const fitTo = { mode: 'width', value: width * pixelsPerMillimetre } as const;
  const drawing = await renderAsync(svg, { fitTo, font: { loadSystemFonts: false } });
  const fields = await sharp(drawing.asPng())
    .extract(windowPixels)
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer();
  return Array.from({ length: 64 }, (_, bit) => {
    const at = Math.floor(bit / 8) * 9 + (bit % 8);
    return (fields[at] ?? 0) < (fields[at + 1] ?? 0);
  });
}

/** The pairs of windows with similar hashes, in words. */
async function alike(windows: readonly Window[]): Promise<string[]> {
  const hashes = await Promise.all(windows.map(async ({ name, svg }) => ({ name, bits: await differenceHash(svg) })));
  return hashes.flatMap((first, index) =>
    hashes.slice(index + 1).flatMap((second) => {
      const distance = first.bits.filter((bit, at) => bit !== second.bits[at]).length;
      return distance < 12 ? [`${first.name} and ${second.name}: ${distance} of 64`] : [];
    }),
  );
}

describe('no two windows look alike', () => {
  test.each(sets.map((set) => [set.name, set] as const))('in %s', async (_, set) => {
    const windows = set.cards.map((card) => ({ name: card.name, svg: artSvg(card, set, illustrationOf(card, set)) }));
    expect(await alike(windows)).toEqual([]);
  });

  test('among the personas', async () => {
    const windows = personas.map((persona) => ({ name: persona.name, svg: portraitSvg(persona, sets) }));
    expect(await alike(windows)).toEqual([]);
  });

  test('and a window that occurs twice is detected', async () => {
    const [set] = sets;
    const [card] = set?.cards ?? [];
    if (set === undefined || card === undefined) throw new Error('There are no cards.');
    const svg = artSvg(card, set, illustrationOf(card, set));
    expect(
      await alike([
        { name: 'A', svg },
        { name: 'B', svg },
      ]),
    ).toEqual(['A and B: 0 of 64']);
  });
});
