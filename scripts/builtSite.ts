/** The built site on a server of its own, for commands and tests. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSiteSettings } from './build/siteSettings.ts';
import { type LocalServer, startLocalServer } from './server/localServer.ts';
import { createSiteHandler } from './server/siteHandler.ts';
import { type SiteServer, startSiteServer } from './server/siteServer.ts';

export const root = path.resolve(import.meta.dirname, '..');
export const builtDir = path.join(root, 'dist');

const settings = () => ({ ...readSiteSettings(root), backend: false });

/** @param port - 0 for any free one. @param spare - How many further ports to try if it is in use. */
export const serveSite = (port = 0, spare = 0): Promise<LocalServer> =>
  startLocalServer({ port, spare, createHandler: () => createSiteHandler(builtDir, settings()) });

/** As `serveSite`, with faults and a log of the requests, which grows. */
export const serveBuiltSite = (port = 0, spare = 0): Promise<SiteServer> =>
  startSiteServer({ root: builtDir, settings: settings(), port, spare });

/** Whether there is a complete build. Prints what to do if not. */
export function hasBuild(): boolean {
  const isBuilt = existsSync(path.join(builtDir, 'sw.js'));
  if (!isBuilt) console.error('There is no build. Run: npm run build');
  return isBuilt;
}
