/** Serves the built site with the reference backend; typed commands switch its faults on and off. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readSiteSettings } from '#scripts/build/siteSettings.ts';
import { type Fault, withFaults } from '#scripts/server/faults.ts';
import { startLocalServer } from '#scripts/server/localServer.ts';
import { createBackend } from './backend.ts';
import type { UserSockets } from './userSockets.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const firstPort = 4300;

const calls = /^\/ajax\//;
const switches: Readonly<Record<string, Fault>> = {
  down: { path: calls, answer: { status: 503, contentType: 'application/json', body: '{}' } },
  forbidden: { path: calls, answer: { status: 403, contentType: 'application/json', body: '{}' } },
  html: { path: calls, answer: { status: 200, contentType: 'text/html', body: '<!doctype html>' } },
  cut: { path: calls, cut: true },
  choke: {
    path: calls,
    answer: { status: 200, contentType: 'application/json', body: '{"status":"success","payload":7}' },
  },
  slow: { path: calls, delayMs: 8000 },
  dead: { path: /^/, cut: true },
};

const help = `Type one of these, and Enter:
  ${Object.keys(switches).join(', ')}: a fault in place of the last one
  well: no fault
  say WORDS: a flash over the socket
  name WORDS: a message that changes the user's name
  close CODE SECONDS: closes every socket with that code; with 1012, the seconds over which to return`;

function obey(faults: Fault[], sockets: UserSockets, line: string): string {
  const [command = '', ...words] = line.trim().split(/\s+/);
  const fault = switches[command];
  if (fault) faults.splice(0, Number.POSITIVE_INFINITY, fault);
  else if (command === 'well') faults.length = 0;
  else if (command === 'say') sockets.send({ flashes: [{ kind: 'info', text: words.join(' ') || 'Hello.' }] });
  else if (command === 'name') sockets.send({ type: 'user', payload: { name: words.join(' ') || 'Nobody' } });
  else if (command === 'close') sockets.close(Number(words[0] ?? 1000), words[1]);
  else return help;
  return `${command}: done. ${sockets.count()} on the socket.`;
}

export async function main(): Promise<number | undefined> {
  const built = path.join(root, 'dist');
  if (!existsSync(path.join(built, 'shell.html'))) {
    console.error('There is no build to serve. Run: npm run build');
    return 1;
  }
  const { createHandler, sockets, upgrade } = createBackend({
    settings: readSiteSettings(root),
    configuration: { newsletter: 'backend', environment: 'development' },
    personal: { user: { name: 'Ottoline Wick' } },
  });
  const faults: Fault[] = [];
  const { origin } = await startLocalServer({
    port: firstPort,
    spare: 50,
    createHandler: (origin) => withFaults(faults, createHandler(built, origin)),
    onUpgrade: upgrade,
  });
  console.log(`\nSpite & Image is served with the reference backend at ${origin}\n${help}\nStop it with Ctrl+C.`);
  createInterface({ input: process.stdin }).on('line', (line) => console.log(obey(faults, sockets, line)));
  return undefined;
}
