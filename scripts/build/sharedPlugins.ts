/** The plugins that generate modules or provide them without files, shared by the build, the unit tests and the scripts. */

import path from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { cardDataPlugin } from '#cards/build/cardDataPlugin.ts';
import { fontsPlugin } from './fontsPlugin.ts';
import { glyphsPlugin } from './glyphsPlugin.ts';
import { rulePassagesPlugin } from './rulePassagesPlugin.ts';
import { readSiteSettings, siteSettingsPlugin } from './siteSettings.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** For code that renders components but needs no styles: class names stay as they are in their files. */
export const plainClassNames: Plugin = {
  name: 'plain-class-names',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.module.css') ? '\0plain-class-names' : undefined),
  load: (id) => (id === '\0plain-class-names' ? 'export default new Proxy({}, { get: (_, name) => name })' : undefined),
};

export function sharedPlugins(): PluginOption[] {
  const siteSettings = readSiteSettings(root);
  const createPlugins = () => [
    siteSettingsPlugin(siteSettings),
    glyphsPlugin(),
    fontsPlugin(root),
    ...cardDataPlugin(siteSettings),
  ];
  return [...createPlugins(), rulePassagesPlugin(root, () => [plainClassNames, ...createPlugins()])];
}
