/** `npm run serve -- --port 8080`: serves the built site at the printed address. Without `--port`, uses a free port. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { siteName } from '#site/gameName.ts';
import { readSiteSettings } from './build/siteSettings.ts';
import { startSiteServer } from './server/siteServer.ts';

const root = path.resolve(import.meta.dirname, '..');
const firstPort = 4173;

export async function main(args: string[]): Promise<number | undefined> {
  const built = path.join(root, 'dist');
  if (!existsSync(path.join(built, 'shell.html'))) {
    console.error('There is no build to serve. Run: npm run build');
    return 1;
  }
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const port = Number(values.port ?? firstPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error(`--port needs a number from 0 to 65535, not ${values.port}.`);
    return 1;
  }
  const settings = { ...readSiteSettings(root), backend: false };
  const spare = values.port === undefined ? 50 : 0;
  try {
    const { origin } = await startSiteServer({ root: built, settings, port, spare });
    console.log(`\n${siteName} is served at ${origin}\nStop it with Ctrl+C.`);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.error(`Port ${port} is in use. Choose another with --port.`);
    return 1;
  }
}
