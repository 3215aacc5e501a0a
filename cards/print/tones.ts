/** What a colour becomes on the press: itself, or a grey. */

import { inks } from '#domain/cards/inks.ts';
import type { Tone } from '#domain/print/printFiles.ts';

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour as it is printed; `inPicture` where it belongs to an art window. */
export type ToneOf = (hex: string, inPicture: boolean) => Rgb;

const channels = (hex: string): Rgb => {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
};

/** Both copies stay visible (bible 8.7): the red plate in 100 per cent of the ink, the blue one in 45. */
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

export const toneOf: Readonly<Record<Tone, ToneOf>> = {
  colour: channels,
  grey(hex, inPicture) {
    const grey = (inPicture ? plateGreys[hex] : undefined) ?? greyOf(hex);
    return [grey, grey, grey];
  },
};
