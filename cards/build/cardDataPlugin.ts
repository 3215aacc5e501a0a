/**
 * Provides the card files to the page as modules. A fault in them fails the build.
 * A build also draws and emits the card images; otherwise each card image has its public address.
 */

import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { FaceUrls } from '#game/cards/cardList.ts';
import { publicFaceUrl } from '#game/cards/faceUrl.ts';
import { compileBook } from '#game/language/compileBook.ts';
import { indexCards } from '#search/cardIndex.ts';
import type { CheckedCards } from '../check/checkCardFiles.ts';
import { sentenceOf } from '../check/finding.ts';
import { faceCacheOf } from '../faces/faceCache.ts';
import type { BuiltFaces } from './buildFaces.ts';
import { cardFilePaths, loadCardData } from './cardFiles.ts';
import { cardListModules, exportJson } from './cardListModules.ts';
import { cardListOf, cardTermsOf, cardTextsOf, paranoiaOf, shownCardsOf, spotRulesOf } from './catalogueData.ts';
import { serveFaces } from './serveFaces.ts';

type UrlsOf = (cardId: number) => FaceUrls;

type Print = (data: CheckedCards, urlsOf: UrlsOf, faces?: BuiltFaces) => string;

/** The source of each module. */
const modules: Readonly<Record<string, Print>> = {
  ...Object.fromEntries(
    Object.entries(cardListModules).map(([id, print]): [string, Print] => [
      id,
      ({ sets }, urlsOf) => print(cardListOf(sets, urlsOf)),
    ]),
  ),
  'virtual:card-index': ({ sets }) =>
    `export const cardIndex = ${JSON.stringify(JSON.stringify(indexCards(cardListOf(sets, publicUrls), cardTextsOf(sets))))};`,
  'virtual:card-texts': ({ sets }) => exportJson('cardTexts', cardTextsOf(sets)),
  'virtual:card-terms': ({ sets }) => exportJson('cardTerms', cardTermsOf(sets)),
  'virtual:card-programs': ({ sets, personas }) => exportJson('book', compileBook(sets, personas)),
  'virtual:personas': ({ personas }) => exportJson('personas', personas),
  'virtual:paranoia': ({ sets }) => exportJson('paranoia', paranoiaOf(sets)),
  'virtual:shown-cards': ({ sets }) => exportJson('shownCards', shownCardsOf(sets)),
  'virtual:image-bytes': (_data, _urlsOf, faces) => `export const imageBytes = ${faces?.appBytes ?? 0};`,
  'virtual:spots.css': ({ sets }) => spotRulesOf(sets),
};

/** Marks an id as resolved by this plugin, so that no other plugin looks for a file of this name. */
const resolved = (id: string) => `\0${id}`;

const publicUrls: UrlsOf = (cardId) => ({ thumb: publicFaceUrl(cardId), full: publicFaceUrl(cardId) });

export type CardDataOptions = {
  /** Address of another host or folder of card images; empty for the site itself. */
  readonly imageBase?: string;
};

export function cardDataPlugin({ imageBase = '' }: CardDataOptions = {}): Plugin {
  let config: ResolvedConfig;
  let data: Promise<CheckedCards> | undefined;
  let faces: BuiltFaces | undefined;
  const currentData = () => {
    data ??= loadCardData();
    return data;
  };
  const cacheDir = () => faceCacheOf(config.root);

  return {
    name: 'card-data',

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

    resolveId: (id) => (Object.hasOwn(modules, id) ? resolved(id) : undefined),

    async load(resolvedId) {
      const id = Object.keys(modules).find((name) => resolved(name) === resolvedId);
      return id && modules[id]?.(await currentData(), faces?.urlsOf ?? publicUrls, faces);
    },

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
      for (const id of Object.keys(modules)) {
        const module = moduleGraph.getModuleById(resolved(id));
        if (module) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
