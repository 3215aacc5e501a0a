/** The plugins that provide the virtual modules, shared by the build, the unit tests and the scripts. */

import path from 'node:path';
import type { PluginOption } from 'vite';
import { cardDataPlugin } from '#cards/build/cardDataPlugin.ts';
import { fontsPlugin } from './fontsPlugin.ts';
import { glyphsPlugin } from './glyphsPlugin.ts';
import { rulePassagesPlugin } from './rulePassagesPlugin.ts';
import { readSiteSettings, siteSettingsPlugin } from './siteSettings.ts';

const root = path.resolve(import.meta.dirname, '../..');

export function sharedPlugins(): PluginOption[] {
  const siteSettings = readSiteSettings(root);
  const createPlugins = () => [
    siteSettingsPlugin(siteSettings),
    glyphsPlugin(root),
    fontsPlugin(root),
    cardDataPlugin(siteSettings),
  ];
  return [...createPlugins(), rulePassagesPlugin(root, createPlugins)];
}
