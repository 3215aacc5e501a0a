/** Provides `virtual:glyphs` and `virtual:figures`: the path data of only the icons that the page needs. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';
import { gameIcon } from '#cards/faces/gameIcons.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import { disciplineGlyphs, fearGlyph, figureGlyphs, pageGlyphs, typeGlyphs } from '#game/cards/glyphNames.ts';
import type { Persona } from '#game/cards/persona.ts';

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** The data files whose icons are glyphs: personas, then the sets. */
function glyphSources(root: string) {
  const sets = path.join(root, 'cards/sets');
  return {
    personas: path.join(root, 'cards/personas.json'),
    sets: readdirSync(sets)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => path.join(sets, name)),
  };
}

/** Rounded to whole units of 512: glyphs are small on every screen. */
const roughly = (name: string) => svgpath(gameIcon(name)).round(0).toString();

/** Icon name to path data, in a box of 512. Throws an error that names an icon that cannot be drawn. */
export function readGlyphs(root: string): Record<string, string> {
  const sources = glyphSources(root);
  const names = [
    ...Object.values(typeGlyphs),
    ...Object.values(disciplineGlyphs),
    fearGlyph,
    ...pageGlyphs,
    ...sources.sets.map((file) => readJson<CardSet>(file).icon),
    ...readJson<readonly Persona[]>(sources.personas).map(({ logo }) => logo),
  ];
  return Object.fromEntries(names.map((name) => [name, roughly(name)]));
}

/** The icons of the large pictures, kept out of the download that every page needs. */
export const readFigures = () =>
  Object.fromEntries(figureGlyphs.map((name) => [name, svgpath(gameIcon(name)).round(1).toString()]));

export function glyphsPlugin(root: string): Plugin {
  const glyphs = 'virtual:glyphs';
  const figures = 'virtual:figures';
  return {
    name: 'glyphs',
    resolveId: (source) => (source === glyphs || source === figures ? `\0${source}` : undefined),
    load(resolved) {
      if (resolved === `\0${figures}`) return `export const figures = ${JSON.stringify(readFigures())};`;
      if (resolved !== `\0${glyphs}`) return undefined;
      const sources = glyphSources(root);
      for (const file of [sources.personas, ...sources.sets]) this.addWatchFile(file);
      return `export const glyphs = ${JSON.stringify(readGlyphs(root))};`;
    },
  };
}
