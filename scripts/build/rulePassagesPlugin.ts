/**
 * Generates `rulePassages`: renders the rulebook once, and exports its passages as data for search and for the list of
 * changes. In `vite dev`, changes of the rulebook update it.
 */

import path from 'node:path';
import { type Plugin, type PluginOption, runnerImport } from 'vite';
import { generatedModules } from '#cards/build/generatedModules.ts';
import type { RulebookPassage } from '#game/glossary/passage.ts';

type Reader = { readonly readPassages: () => readonly RulebookPassage[] };

/** @param createPlugins - Creates the plugins that are needed to render the rulebook. */
export const rulePassagesPlugin = (root: string, createPlugins: () => PluginOption[]): Plugin =>
  generatedModules('rule-passages', {
    async rulePassages() {
      const file = path.join(root, 'src/rulebook/readPassages.tsx');
      const config = { root, configFile: false, logLevel: 'warn', plugins: createPlugins() } as const;
      const { module, dependencies } = await runnerImport<Reader>(file, config);
      for (const dependency of dependencies)
        if (!dependency.startsWith('\0')) this.addWatchFile(path.resolve(root, dependency));
      return module.readPassages();
    },
  });
