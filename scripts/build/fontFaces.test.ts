import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { subsetFonts } from './fontFaces.ts';
import { fallbacks, pageCharacters, pageFonts } from './pageFonts.ts';

// Subsetting takes a second, and much longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const root = path.resolve(import.meta.dirname, '../..');

async function filesOf(folder: string, ending: RegExp): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const once = await subsetFonts();

test('the fonts of the page weigh at most 110 KB and are the same in every build', async () => {
  const bytes = [...once.fonts.values()].reduce((sum, font) => sum + font.byteLength, 0);
  expect(bytes).toBeLessThan(110 * 1024);
  expect(await subsetFonts()).toEqual(once);
});

test('the fonts contain every character that a text uses', async () => {
  const spoken = ['app', 'features', 'rulebook', 'ui'].map((floor) => filesOf(`src/${floor}`, /\.(tsx?|md)$/));
  const texts = (await Promise.all([filesOf('cards', /\.json$/), ...spoken])).flat();
  for (const file of texts) {
    const missing = [...new Set(await readFile(file, 'utf8'))].filter(
      (character) => !pageCharacters.includes(character),
    );
    expect(
      missing.filter((character) => character !== '\n'),
      file,
    ).toEqual([]);
  }
});

test('a fallback has the same line height as the font it replaces', () => {
  const rule = once.css
    .split('@font-face')
    .find((text) => text.includes('"Alegreya Sans Fallback"') && text.includes('Arial"'));
  const value = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule ?? '')?.[1]) / 100;
  // Ascender 900 and descender 300 of 1000 units.
  expect(value('ascent-override') * value('size-adjust')).toBeCloseTo(0.9, 3);
  expect(value('descent-override') * value('size-adjust')).toBeCloseTo(0.3, 3);
});

test('the font stacks list the fallbacks in the order of the table', async () => {
  const tokens = await readFile(path.join(root, 'src/ui/styles/tokens.css'), 'utf8');
  for (const family of new Set(pageFonts.map((font) => font.family))) {
    const standIns = fallbacks
      .filter(({ font }) => font.family === family)
      .map(({ suffix }) => `"${family} ${suffix}"`);
    const stack = tokens.match(new RegExp(`:\\s*("${family}",[^;]*);`))?.[1];
    expect(stack?.split(/,\s*/).slice(0, -1), family).toEqual([`"${family}"`, ...new Set(standIns)]);
  }
});
