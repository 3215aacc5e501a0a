/**
 * Provides `virtual:rule-passages`: renders the rulebook once, and exports its passages as data for search and for
 * the list of changes. In `vite dev`, changes of the rulebook update it.
 */

import path from 'node:path';
import { type Plugin, type PluginOption, runnerImport } from 'vite';
import type { BookPassage } from '#game/glossary/passage.ts';

const id = 'virtual:rule-passages';
const resolvedId = `\0${id}`;

/** Leaves class names as they are in their files, as in the unit tests. */
const plainClassNames: Plugin = {
  name: 'plain-class-names',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.module.css') ? '\0plain-class-names' : undefined),
  load: (source) =>
    source === '\0plain-class-names' ? 'export default new Proxy({}, { get: (_, name) => name })' : undefined,
};

type Reader = { readonly readPassages: () => readonly BookPassage[] };

/** @param createPlugins - Creates the plugins that are needed to render the rulebook. */
export const rulePassagesPlugin = (root: string, createPlugins: () => PluginOption[]): Plugin => ({
  name: 'rule-passages',
  resolveId: (source) => (source === id ? resolvedId : undefined),
  async load(source) {
    if (source !== resolvedId) return undefined;
    const { module, dependencies } = await runnerImport<Reader>(path.join(root, 'src/rulebook/readPassages.tsx'), {
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [plainClassNames, ...createPlugins()],
    });
    const files = dependencies.filter((dependency) => !dependency.startsWith('\0'));
    for (const file of files) this.addWatchFile(path.resolve(root, file));
    return `export const rulePassages = ${JSON.stringify(module.readPassages())};`;
  },
});
