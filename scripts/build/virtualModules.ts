/** A plugin that provides modules without files. Each function returns the source of the module of its name. */

import type { Plugin, Rolldown } from 'vite';

type Sources = Readonly<Record<string, (this: Rolldown.PluginContext) => string | Promise<string>>>;

export const virtualModules = (name: string, sources: Sources): Plugin => ({
  name,
  // Before other plugins, so that a build can replace a module of theirs.
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(sources, id) ? `\0${id}` : undefined),
  load(id) {
    return sources[id.slice(1)]?.call(this);
  },
});
