/** Generates `glyphs` and `figures`: the path data of only the icons that the page needs. */

import svgpath from 'svgpath';
import type { Plugin } from 'vite';
import { cardFilePaths, loadCardData } from '#cards/build/cardFiles.ts';
import { generatedModules } from '#cards/build/generatedModules.ts';
import { gameIcon } from '#cards/faces/gameIcons.ts';
import { disciplineGlyphs, fearGlyph, figureGlyphs, pageGlyphs, typeGlyphs } from '#game/cards/glyphNames.ts';

const pathsOf = (names: readonly string[], decimals: number): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, svgpath(gameIcon(name)).round(decimals).toString()]));

/** Icon name to path data, in a box of 512. Throws an error that names an icon that cannot be drawn. */
export async function readGlyphs(): Promise<Record<string, string>> {
  const { sets, personas } = await loadCardData();
  const names = [
    ...Object.values(typeGlyphs),
    ...Object.values(disciplineGlyphs),
    fearGlyph,
    ...pageGlyphs,
    ...sets.map(({ icon }) => icon),
    ...personas.map(({ logo }) => logo),
  ];
  // Rounded to whole units: glyphs are small on every screen.
  return pathsOf(names, 0);
}

export const glyphsPlugin = (): Plugin =>
  generatedModules('glyphs', {
    async glyphs() {
      for (const file of await cardFilePaths()) this.addWatchFile(file);
      return readGlyphs();
    },
    // The icons of the large pictures, kept out of the download that every page needs.
    figures: () => pathsOf(figureGlyphs, 1),
  });
