/** A plugin that provides modules without files: each build has its own. Each function returns the source of a module. */

import type { Plugin } from 'vite';

export const virtualModules = (name: string, sources: Readonly<Record<string, () => string>>): Plugin => ({
  name,
  resolveId: (id) => (Object.hasOwn(sources, id) ? `\0${id}` : undefined),
  load: (id) => sources[id.slice(1)]?.(),
});
