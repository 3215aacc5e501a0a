/**
 * Generates modules from the card files. A fault in them fails the build.
 * A build also draws and emits the card images; otherwise each card image has its public address.
 */

import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { FaceUrls } from '#game/cards/cardList.ts';
import { publicFaceUrl } from '#game/cards/faceUrl.ts';
import { compileBook } from '#game/language/compileBook.ts';
import { indexCards } from '#search/cardIndex.ts';
import { setNamesOf } from '#search/setNames.ts';
import type { CheckedCards } from '../check/checkCardFiles.ts';
import { sentenceOf } from '../check/finding.ts';
import { faceCacheOf } from '../faces/faceCache.ts';
import type { BuiltFaces } from './buildFaces.ts';
import { cardFilePaths, loadCardData } from './cardFiles.ts';
import {
  activeSetFiles,
  cardListOf,
  cardTermsOf,
  cardTextsOf,
  paranoiaOf,
  shownCardsOf,
  spotRulesOf,
} from './catalogueData.ts';
import { type GeneratedName, generatedModules, idOf, packedBook } from './generatedModules.ts';
import { serveFaces } from './serveFaces.ts';

type UrlsOf = (cardId: number) => FaceUrls;

/** The value of each module. */
const values = {
  cardList: ({ sets }) => cardListOf(sets, publicUrls),
  cardTexts: ({ sets }) => cardTextsOf(sets),
  cardTerms: ({ sets }) => cardTermsOf(sets),
  cardIndex: ({ sets }) => JSON.stringify(indexCards(cardListOf(sets, publicUrls), cardTextsOf(sets))),
  book: ({ sets, personas }) => packedBook(compileBook(sets, personas), cardListOf(sets, publicUrls)),
  // Apart from the list, because the frame of every page needs only these.
  setNames: ({ sets }) => activeSetFiles(sets).map(setNamesOf),
  personas: ({ personas }) => personas,
  paranoia: ({ sets }) => paranoiaOf(sets),
  shownCards: ({ sets }) => shownCardsOf(sets),
  imageBytes: () => 0,
} satisfies Partial<Record<GeneratedName, (data: CheckedCards) => unknown>>;

/** The spot colours of the sets: styles, which nothing imports from. */
const spots = 'virtual:spots.css';

const publicUrls: UrlsOf = (cardId) => ({ thumb: publicFaceUrl(cardId), full: publicFaceUrl(cardId) });

export type CardDataOptions = {
  /** Address of another host or folder of card images; empty for the site itself. */
  readonly imageBase?: string;
};

export function cardDataPlugin({ imageBase = '' }: CardDataOptions = {}): Plugin[] {
  let config: ResolvedConfig;
  let data: Promise<CheckedCards> | undefined;
  let faces: BuiltFaces | undefined;
  const currentData = () => {
    data ??= loadCardData();
    return data;
  };
  const cacheDir = () => faceCacheOf(config.root);

  const modules = generatedModules(
    'card-data',
    Object.fromEntries(Object.entries(values).map(([name, read]) => [name, async () => read(await currentData())])),
    {
      cardList: async () => cardListOf((await currentData()).sets, faces?.urlsOf ?? publicUrls),
      imageBytes: () => faces?.appBytes ?? 0,
    },
  );

  const files: Plugin = {
    name: 'card-files',

    configResolved(resolvedConfig) {
      config = resolvedConfig;
    },

    async buildStart() {
      if (config.command !== 'build') return;
      const { sets, warnings } = await currentData();
      for (const warning of warnings) this.warn(sentenceOf(warning));
      const { buildFaces } = await import('./buildFaces.ts');
      faces = await buildFaces(sets, { cacheDir: cacheDir(), imageBase, report: (line) => config.logger.info(line) });
    },

    // Marked as resolved, so that no other plugin looks for a file of this name.
    resolveId: (id) => (id === spots ? `\0${spots}` : undefined),

    load: async (id) => (id === `\0${spots}` ? spotRulesOf((await currentData()).sets) : undefined),

    /** Emits nothing in the second build, which prerenders the pages: it needs only the addresses. */
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const { fileName, bytes } of faces?.files ?? []) this.emitFile({ type: 'asset', fileName, source: bytes });
    },

    configureServer(server) {
      server.middlewares.use(serveFaces(async () => (await currentData()).sets, cacheDir()));
    },

    async hotUpdate({ file }) {
      if (!(await cardFilePaths()).includes(path.normalize(file))) return;
      data = undefined;
      const { moduleGraph, hot } = this.environment;
      for (const id of [...(Object.keys(values) as GeneratedName[]).map(idOf), `\0${spots}`]) {
        const module = moduleGraph.getModuleById(id);
        if (module) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
  return [files, modules];
}
