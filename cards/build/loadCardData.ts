/** The whole printed game, read from the card files and checked. */

import type { CardSetFile } from '#domain/cards/cardSet.ts';
import type { Persona } from '#domain/cards/persona.ts';
import { cardFilePaths, readSourceFile } from './cardFiles.ts';

export type CardData = { readonly sets: readonly CardSetFile[]; readonly personas: readonly Persona[] };

export async function loadCardData(): Promise<CardData> {
  const files = await Promise.all((await cardFilePaths()).map(readSourceFile));
  const contents = files.map(({ text }) => JSON.parse(text));
  return { sets: contents.filter((content) => !Array.isArray(content)), personas: contents.find(Array.isArray) ?? [] };
}
