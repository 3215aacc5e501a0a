/** JSON Schemas of the card files and card downloads, for editors and other programs (`docs/card-data.md`). */

import { z } from 'zod';
import { cardSchema, personaSchema, setSchema } from '#cards/check/schemas.ts';
import type { SiteSettings } from '#site/siteSettings.ts';
import { downloadFormat } from './cardDownloads.ts';

const address = z.url({ protocol: /^https?$/ });

/** Loose, because fields may be added at any time. */
const publicCard = z.looseObject({
  ...cardSchema.omit({ active: true, art: true }).shape,
  illustration: z.string(),
  page: address,
  share: address,
  image: address,
});

const { id, name, abbreviation, slug, description, releaseDate } = setSchema.shape;

const download = z.looseObject({
  game: z.string(),
  site: address,
  copyright: z.string(),
  licence: address,
  format: z.literal(downloadFormat),
  cardVersion: z.string(),
  version: z.string().regex(/^[0-9a-f]{16}$/),
  sets: z.array(z.looseObject({ id, name, abbreviation, slug, description, releaseDate, cards: z.array(publicCard) })),
});

const schemas = {
  'card-set': ['A file of cards/sets', setSchema.extend({ cards: z.array(cardSchema).min(1) })],
  personas: ['cards/personas.json', z.array(personaSchema)],
  'card-download': ['/cards.json, and the file of a set', download],
} as const satisfies Readonly<Record<string, readonly [title: string, schema: z.ZodType]>>;

/** Maps the path of each file, below the site's root, to its text. */
export const schemaFiles = ({ origin }: Pick<SiteSettings, 'origin'>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(schemas).map(([file, [title, schema]]) => {
      const path = `schemas/${file}.json`;
      const { $schema, ...rest } = z.toJSONSchema(schema);
      return [path, `${JSON.stringify({ $schema, $id: `${origin}/${path}`, title, ...rest }, undefined, 1)}\n`];
    }),
  );
