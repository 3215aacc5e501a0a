/** `npm run serve -- --port 8080`: serves the built site at the printed address. Without `--port`, uses a free port. */

import { parseArgs } from 'node:util';
import { siteName } from '#site/gameName.ts';
import { hasBuild, serveSite } from './builtSite.ts';

const firstPort = 4173;

export async function main(args: string[]): Promise<number | undefined> {
  if (!hasBuild()) return 1;
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const port = Number(values.port ?? firstPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error(`--port needs a number from 0 to 65535, not ${values.port}.`);
    return 1;
  }
  try {
    const { origin } = await serveSite(port, values.port === undefined ? 50 : 0);
    console.log(`\n${siteName} is served at ${origin}\nStop it with Ctrl+C.`);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.error(`Port ${port} is in use. Choose another with --port.`);
    return 1;
  }
}
