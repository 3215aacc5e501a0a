/** Serves the built site at one printed address. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSiteSettings } from './build/siteSettings.ts';
import { startSiteServer } from './server/siteServer.ts';

const root = path.resolve(import.meta.dirname, '..');
const firstPort = 4173;

export async function main(): Promise<number | undefined> {
  const built = path.join(root, 'dist');
  if (!existsSync(path.join(built, 'shell.html'))) {
    console.error('There is no build to serve. Run: npm run build');
    return 1;
  }
  const settings = { ...readSiteSettings(root), backend: false };
  const { origin } = await startSiteServer({ root: built, settings, port: firstPort, spare: 50 });
  console.log(`\nSpite & Image is served at ${origin}\nStop it with Ctrl+C.`);
  return undefined;
}
