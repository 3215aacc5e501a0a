/** Pictures for generated cards without drawing them: those of the game stand in, in turn, so that each weighs what a real one does. */

import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { imageFile } from '#cards/faces/faceCache.ts';
import { imageKinds } from '#cards/faces/faceImages.ts';
import { renderFace } from '#cards/faces/renderFace.ts';
import type { Card } from '#game/cards/card.ts';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import { previewFile } from '../identity/openGraphFiles.ts';
import { openGraphCard } from '../identity/openGraphPages.ts';

type Drawing = { readonly card: Card; readonly set: CardSetFile };

const drawingsOf = (sets: readonly CardSetFile[]): Drawing[] =>
  sets.flatMap((set) => set.cards.map((card) => ({ card, set })));

/** The names of all pictures of a card in the cache of drawn faces. */
function filesOf({ card, set }: Drawing): string[] {
  const svg = renderFace(card, set);
  return [...imageKinds.map((kind) => imageFile(svg, kind)), previewFile(openGraphCard(card, set))];
}

/**
 * Adds to a cache of drawn faces, so that a build finds every picture in it.
 * @param cacheDir - Holds the pictures of the game, as after any build.
 */
export async function fillWithPlaceholders(
  game: readonly CardSetFile[],
  added: readonly CardSetFile[],
  cacheDir: string,
): Promise<void> {
  const own = drawingsOf(game).map(filesOf);
  for (const [index, drawing] of drawingsOf(added).entries()) {
    const stand = own[index % own.length] ?? [];
    const names = filesOf(drawing);
    await Promise.all(
      stand.map((file, kind) => copyFile(path.join(cacheDir, file), path.join(cacheDir, names[kind] ?? file))),
    );
  }
}
