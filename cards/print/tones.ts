/** The printed form of a colour: itself, or a grey. */

import { inks } from '#game/cards/inks.ts';
import type { Tone } from '#site/print/printFiles.ts';

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The place of a colour: in an art window, in the overlap of both plates there, or elsewhere on a card. */
export type Place = 'picture' | 'overlap' | 'elsewhere';

/** Converts a hex colour to its printed form. */
export type ToneOf = (hex: string, place: Place) => Rgb;

const channels = (hex: string): Rgb => {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
};

/** Keeps both copies visible: the red plate has 100 per cent of the ink, the blue plate 45. */
const plateGreys: Readonly<Record<string, number>> = {
  [inks.corpusRed]: 0,
  [inks.cerebriumBlue]: 0.55,
};

const lightness = (hex: string) => {
  const [red, green, blue] = channels(hex);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
};

const paperLightness = lightness(inks.paper);
const inkLightness = lightness(inks.overprint);

/** Maps paper to white and overprint to black, and colours in between linearly by lightness. */
function greyOf(hex: string): number {
  const share = (lightness(hex) - inkLightness) / (paperLightness - inkLightness);
  return Math.min(1, Math.max(0, share));
}

/**
 * Lightness of the flat shades of a picture, by their lightness between ink and paper. Ink is lighter than black,
 * because the red plate, which is black, would vanish on it. Shades lighter than a shadow are lighter than the blue
 * plate.
 */
const flatGreys = [
  [0, 0.3],
  [0.18, 0.36],
  [0.42, 0.76],
  [1, 1],
] as const;

function flatGrey(share: number): number {
  const next = Math.max(
    1,
    flatGreys.findIndex(([at]) => at >= share),
  );
  const [[from, low] = [0, 0], [to, high] = [1, 1]] = [flatGreys[next - 1], flatGreys[next]];
  return low + ((share - from) / (to - from)) * (high - low);
}

const greys: Readonly<Record<Place, (hex: string) => number>> = {
  picture: (hex) => plateGreys[hex] ?? flatGrey(greyOf(hex)),
  overlap: greyOf,
  elsewhere: greyOf,
};

export const toneOf: Readonly<Record<Tone, ToneOf>> = {
  colour: channels,
  grey(hex, place) {
    const grey = greys[place](hex);
    return [grey, grey, grey];
  },
};
