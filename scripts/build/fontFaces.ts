/** Subsets the page's fonts and writes their style sheet, with fallbacks of the same metrics. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parse } from 'opentype.js';
import subsetFont from 'subset-font';
import {
  display,
  type Fallback,
  type FontFace,
  fallbacks,
  keptFeatures,
  pageCharacters,
  pageFonts,
  strong,
} from './pageFonts.ts';

const { resolve } = createRequire(import.meta.url);

/** Returns woff2 files by name, and CSS that refers to them by `./name`. */
export async function subsetFonts() {
  const fonts = new Map<string, Uint8Array>();
  for (const font of pageFonts) {
    const options = { targetFormat: 'woff2', keepFeatures: keptFeatures, noHinting: true } as const;
    fonts.set(fileNameOf(font), await subsetFont(await readSource(font), pageCharacters, options));
  }
  const rules = [...pageFonts.map(fontRule), minusRule, ...(await Promise.all(fallbacks.map(fallbackRule)))];
  return { fonts, css: `${rules.join('\n')}\n` };
}

const readSource = ({ source }: FontFace) => readFile(resolve(source));

const fileNameOf = ({ family, weight, style }: FontFace) =>
  `${family.toLowerCase().replaceAll(' ', '-')}-${weight}${style === 'italic' ? '-italic' : ''}.woff2`;

const printRule = (properties: Readonly<Record<string, string | number>>): string =>
  ['@font-face {', ...Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`), '}'].join('\n');

const fontRule = (font: FontFace): string =>
  printRule({
    'font-family': `"${font.family}"`,
    src: `url("./${fileNameOf(font)}") format("woff2")`,
    'font-weight': font.weight,
    'font-style': font.style,
    'font-display': 'swap',
  });

/** The display face has a hairline for a minus, which vanishes beside its numerals. */
const minusRule = printRule({
  'font-family': `"${display.family}"`,
  src: `url("./${fileNameOf(strong)}") format("woff2")`,
  'unicode-range': 'U+2212',
});

/** A fallback in which text takes the same space as in the loaded font, to avoid layout shift. */
async function fallbackRule({ font, suffix, local, weight, sample, sampleAdvance }: Fallback): Promise<string> {
  const file = await readSource(font);
  const outlines = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const sizeAdjust = outlines.getAdvanceWidth(sample, 1) / sample.length / sampleAdvance;
  const ofAdjusted = (units: number) => percent(units / outlines.unitsPerEm / sizeAdjust);
  return printRule({
    'font-family': `"${font.family} ${suffix}"`,
    src: local.map((name) => `local("${name}")`).join(', '),
    'font-weight': weight,
    'font-style': font.style,
    'size-adjust': percent(sizeAdjust),
    'ascent-override': ofAdjusted(outlines.ascender),
    'descent-override': ofAdjusted(-outlines.descender),
    // None of the page's fonts has a line gap.
    'line-gap-override': '0%',
  });
}

const percent = (share: number) => `${Math.round(share * 10000) / 100}%`;
