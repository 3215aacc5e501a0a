/** Wraps every `import()` of the product in `importScript`, in place of Vite's own helper, which only preloads. */

import path from 'node:path';
import type { ModulePreloadOptions, Plugin } from 'vite';

/** Vite's name for the module that exports `__vitePreload`. */
const viteHelper = '\0vite/preload-helper.js';

export const importScripts = (root: string): Plugin => ({
  name: 'import-scripts',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === viteHelper
      ? `export { importScript as __vitePreload } from ${JSON.stringify(path.join(root, 'src/site/importScript.ts'))}`
      : undefined,
});

/** The files that the helper gets: Vite leaves the list empty for a script without imports. */
export const importedFiles: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, imports) => [...new Set([file, ...imports])],
};
