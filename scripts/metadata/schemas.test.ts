/** Tests that the published schemas accept the data that the build reads and writes, and refuse other data. */

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { cardDownloads } from './cardDownloads.ts';
import { schemaFiles } from './schemas.ts';

const cardsFolder = path.resolve(import.meta.dirname, '../../cards');
const settings = { origin: 'https://clones.games', copyrightHolder: 'The Printers' };
const files = schemaFiles(settings);

type Json = Parameters<typeof z.fromJSONSchema>[0];

const textOf = (name: string) => JSON.parse(files.get(`schemas/${name}.json`) ?? '') as Exclude<Json, boolean>;
const accepts = (name: string, value: unknown) => z.fromJSONSchema(textOf(name)).safeParse(value).success;
const readCards = async (file: string) => JSON.parse(await readFile(path.join(cardsFolder, file), 'utf8'));

test.each([...files.keys()])('%s states its own address and the version of JSON Schema', (file) => {
  const schema = JSON.parse(files.get(file) ?? '');
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://clones.games/${file}`,
  });
});

describe('the schema of a card file', () => {
  test('accepts every file of the game', async () => {
    for (const file of await readdir(path.join(cardsFolder, 'sets')))
      expect(accepts('card-set', await readCards(`sets/${file}`)), file).toBe(true);
    expect(accepts('personas', await readCards('personas.json'))).toBe(true);
  });

  test('refuses an unknown card type, an unknown field, and a set without cards', async () => {
    const set = await readCards('sets/1-duel.json');
    const [card] = set.cards;
    expect(accepts('card-set', { ...set, cards: [{ ...card, type: 'spell' }] })).toBe(false);
    expect(accepts('card-set', { ...set, cards: [{ ...card, colour: 'red' }] })).toBe(false);
    expect(accepts('card-set', { ...set, cards: [] })).toBe(false);
  });
});

describe('the schema of the card downloads', () => {
  test('accepts every download, also with unknown new fields', async () => {
    const { sets } = await loadCardData();
    for (const [file, text] of cardDownloads(sets, settings)) {
      const download = JSON.parse(text);
      expect(accepts('card-download', download), file).toBe(true);
      expect(accepts('card-download', { ...download, weight: 1 }), file).toBe(true);
    }
  });

  test('refuses another format number', async () => {
    const { sets } = await loadCardData();
    const download = JSON.parse(cardDownloads(sets, settings).get('cards.json') ?? '');
    expect(accepts('card-download', { ...download, format: 2 })).toBe(false);
  });
});
