/**
 * Hands the card files to the page as three modules. A build also draws the
 * faces and emits them; everywhere else a face has its plain public address.
 */

import type { Plugin } from 'vite';
import type { CheckedCards } from '#cards/check/checkCardFiles.ts';
import type { FaceUrls } from '#domain/cards/cardList.ts';
import { publicFaceUrl } from '#domain/cards/faceUrl.ts';
import { cardListOf, cardTextsOf } from './catalogueData.ts';
import { loadCardData } from './loadCardData.ts';

/** The source of each module. JSON in a string parses faster than an object literal. */
const modules: Readonly<Record<string, (data: CheckedCards, facesOf: (cardId: number) => FaceUrls) => string>> = {
  'virtual:card-list': ({ sets }, facesOf) => exportJson('cardList', cardListOf(sets, facesOf)),
  'virtual:card-texts': ({ sets }) => exportJson('cardTexts', cardTextsOf(sets)),
  'virtual:personas': ({ personas }) => exportJson('personas', personas),
};

const resolvedPrefix = '\0';

export type CardDataOptions = {
  /** Origin of another server that holds the images; empty for the site itself. */
  readonly imageBase?: string;
};

export function cardDataPlugin(_options: CardDataOptions = {}): Plugin {
  let data: Promise<CheckedCards> | undefined;
  const currentData = () => {
    data ??= loadCardData();
    return data;
  };

  return {
    name: 'card-data',
    resolveId: (id) => (Object.hasOwn(modules, id) ? resolvedPrefix + id : undefined),
    async load(resolvedId) {
      const source = modules[resolvedId.slice(resolvedPrefix.length)];
      if (!resolvedId.startsWith(resolvedPrefix) || source === undefined) return;
      const plainFaces = (cardId: number) => ({ thumb: publicFaceUrl(cardId), full: publicFaceUrl(cardId) });
      return source(await currentData(), plainFaces);
    },
  };
}

function exportJson(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}
