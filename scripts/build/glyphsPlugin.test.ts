import { expect, test } from 'vitest';
import { gameIcon } from '#cards/faces/gameIcons.ts';
import { readGlyphs } from './glyphsPlugin.ts';

const glyphs = await readGlyphs();

test('every type, discipline, set and persona has a glyph', () => {
  expect(Object.keys(glyphs)).toEqual(
    expect.arrayContaining(['crossed-swords', 'riposte', 'aura', 'fist', 'brain', 'drama-masks', 'puppet', 'matchbox']),
  );
});

test('a glyph is plain path data', () => {
  for (const [name, path] of Object.entries(glyphs)) expect(path, name).toMatch(/^[Mm][\d\sMmLlHhVvCcSsQqTtAaZz.,-]+$/);
});

test('an unknown icon throws an error that names it', () => {
  expect(() => gameIcon('crossed-spoons')).toThrow('There is no icon called "crossed-spoons" in game-icons.');
});
