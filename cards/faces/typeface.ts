/**
 * The typefaces of the game as outlines. Text on a card is never SVG text: it is measured
 * and drawn here, so that a card looks the same in every renderer.
 */

import { createRequire } from 'node:module';
import { type Font, type Glyph, loadSync } from 'opentype.js';
import { typographic } from '#game/cards/typographic.ts';

const fontFiles = {
  display: '@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf',
  label: '@expo-google-fonts/league-gothic/400Regular/LeagueGothic_400Regular.ttf',
  text: '@expo-google-fonts/alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf',
  flavor: '@expo-google-fonts/alegreya-sans/400Regular_Italic/AlegreyaSans_400Regular_Italic.ttf',
  strong: '@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf',
} as const;

type Typeface = keyof typeof fontFiles;

export type TextStyle = {
  readonly typeface: Typeface;
  /** Millimetres to the em. */
  readonly size: number;
  /** Extra space after each letter, in ems. */
  readonly tracking?: number;
};

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<Typeface, Font>();

function fontOf(typeface: Typeface): Font {
  const font = loaded.get(typeface) ?? loadSync(resolve(fontFiles[typeface]));
  loaded.set(typeface, font);
  return font;
}

const figureNames = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Alegreya's default numerals are old-style, and its 1 looks like an I, so card text uses lining numerals. */
function liningGlyph(font: Font, glyph: Glyph): Glyph {
  if (!figureNames.includes(glyph.name ?? '')) return glyph;
  const lining = font.nameToGlyphIndex(`${glyph.name}.lf`);
  return lining > 0 ? font.glyphs.get(lining) : glyph;
}

type PlacedGlyph = { readonly glyph: Glyph; readonly x: number };

/** Kerned glyphs from x = 0, and the advance width of the text. */
function setGlyphs(text: string, { typeface, size, tracking = 0 }: TextStyle) {
  const font = fontOf(typeface);
  const scale = size / font.unitsPerEm;
  const placed: PlacedGlyph[] = [];
  let x = 0;
  let last: Glyph | undefined;
  for (const character of typographic(text)) {
    const found = font.charToGlyph(character);
    if (found.index === 0) throw new Error(`The typeface "${typeface}" has no "${character}" (in "${text}").`);
    const glyph = liningGlyph(font, found);
    if (last) x += font.getKerningValue(last, glyph) * scale + tracking * size;
    placed.push({ glyph, x });
    x += (glyph.advanceWidth ?? 0) * scale;
    last = glyph;
  }
  return { placed, width: x };
}

/** The width of a text, in millimetres. */
export const textWidth = (text: string, style: TextStyle) => setGlyphs(text, style).width;

export type Anchor = 'start' | 'middle' | 'end';

/** Path data of a text whose baseline starts, is centred or ends at x, y. */
export function textPath(text: string, x: number, y: number, style: TextStyle, anchor: Anchor = 'start'): string {
  const { placed, width } = setGlyphs(text, style);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return placed.map(({ glyph, x: offset }) => glyph.getPath(left + offset, y, style.size).toPathData(3)).join('');
}

/** Height of a capital, for centring a line on a point. */
export function capHeight({ typeface, size }: TextStyle): number {
  const font = fontOf(typeface);
  const box = font.charToGlyph('H').getBoundingBox();
  return (box.y2 / font.unitsPerEm) * size;
}
