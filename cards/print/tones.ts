/** What a colour becomes on the press: itself, or a grey. */

import { inks } from '#game/cards/inks.ts';
import type { Tone } from '#site/print/printFiles.ts';

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Where a colour is printed: in an art window, and there where both plates meet, or anywhere else on a face. */
export type Place = 'picture' | 'overlap' | 'elsewhere';

/** A colour as it is printed. */
export type ToneOf = (hex: string, place: Place) => Rgb;

const channels = (hex: string): Rgb => {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
};

/** Both copies stay visible: the red plate in 100 per cent of the ink, the blue one in 45. */
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

/** Paper is left white and overprint is black; whatever is between keeps its place. */
function greyOf(hex: string): number {
  const share = (lightness(hex) - inkLightness) / (paperLightness - inkLightness);
  return Math.min(1, Math.max(0, share));
}

/**
 * How light the flat shades of a picture come out, by their share of the way from ink to paper. Ink leaves room
 * below it for the red plate, which would vanish on it; what is lighter than a shadow stays above the blue plate.
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
