/** A page with nothing but the search box of the site, over the cards of the benchmark. */

import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type PluginOption } from 'vite';
import { cardListModules, exportJson } from '#cards/build/cardListModules.ts';
import { sharedPlugins } from '../build/sharedPlugins.ts';
import type { BenchCards } from './readCards.ts';

const root = path.resolve(import.meta.dirname, '../..');

export const pageFile = 'page.js';

export async function buildBenchPage(cards: BenchCards, outDir: string): Promise<void> {
  // As it is shipped: what loaded this script has asked for development, and React for that is several times as slow.
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), ...sharedPlugins().filter(isNotOwnCards), benchCardsPlugin(cards)],
    build: {
      outDir,
      rolldownOptions: {
        input: path.resolve(root, 'src/app/development/benchPage.tsx'),
        output: { entryFileNames: pageFile },
      },
    },
  });
}

const isNotOwnCards = (plugin: PluginOption) =>
  !(plugin && typeof plugin === 'object' && 'name' in plugin && plugin.name === 'card-data');

/** In the place of the plugin that hands out the cards of the game, and in the same shape. */
function benchCardsPlugin({ list, texts }: BenchCards): Plugin {
  const modules = new Map([
    ...Object.entries(cardListModules).map(([id, print]) => [id, print(list)] as const),
    ['virtual:card-texts', exportJson('cardTexts', texts)],
    ['virtual:personas', 'export const personas = [];'],
    ['virtual:spots.css', ''],
  ]);
  return {
    name: 'bench-cards',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1)),
  };
}
