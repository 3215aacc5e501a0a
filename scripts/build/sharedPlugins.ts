/** The plugins that provide the virtual modules, shared by the build, the unit tests and the scripts. */

import path from 'node:path';
import type { PluginOption } from 'vite';
import { glyphsPlugin } from './glyphsPlugin.ts';
import { readSiteSettings, siteSettingsPlugin } from './siteSettings.ts';

const root = path.resolve(import.meta.dirname, '../..');

export function sharedPlugins(): PluginOption[] {
  return [siteSettingsPlugin(readSiteSettings(root)), glyphsPlugin(root)];
}
