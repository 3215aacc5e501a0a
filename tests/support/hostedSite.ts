/** The files that a host must have, and a real nginx with the generated configuration. */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFiles } from '#scripts/hosting/compressFiles.ts';
import type { PolicySettings } from '#scripts/server/contentSecurity.ts';

/** The settings that its configuration is written for. */
export const hostedSettings: PolicySettings = {
  origin: 'https://clones.example',
  newsletterUrl: 'https://newsletter.example/form',
  imageBase: '',
  backend: false,
};

const files: Readonly<Record<string, string>> = {
  'index.html': 'home',
  'shell.html': 'shell',
  '404.html': 'unknown page',
  'mailing-list.html': 'letters',
  'spite-and-image.html': 'home of the game',
  'spite-and-image/rules.html': 'rules',
  'spite-and-image/cards.html': 'gallery',
  'spite-and-image/cards/1/4.html': 'a card',
  'sw.js': 'worker()',
  'assets/index-12345678.js': 'script()',
  'assets/cards/001-full.12345678.avif': 'picture',
  'assets/type-12345678.woff2': 'type',
  'cards/001.webp': 'picture',
  'cards.json': '[]',
  'sets/1-duel.json': '[]',
  'opensearch.xml': '<search/>',
  'manifest.webmanifest': '{}',
  'version.json': '{}',
  'robots.txt': 'robots',
};

export const hasFile = (file: string): boolean => Object.hasOwn(files, file);

export const topLevel = [...new Set(Object.keys(files).map((file) => file.replace(/\/.*/, '/')))];

export async function makeSite(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'hosted-site-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  await compressFiles(root);
  return root;
}

/** The folder in which a build machine unpacks packages that it may not install. */
const unpacked = path.resolve(import.meta.dirname, '../../.cache/servers');

/** The path of the program of that name; `undefined` if it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    path.join(unpacked, 'usr/sbin'),
  ];
  return folders.map((folder) => path.join(folder, name)).find((program) => existsSync(program));
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export type HostedSite = { readonly origin: string; stop(): Promise<void> };

/** Starts a server and waits until it answers; throws with its output if it exits instead. */
async function start(program: string, args: readonly string[], port: number, home: string): Promise<HostedSite> {
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (words += text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;

  while (child.exitCode === null) {
    const answered = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answered) {
      const stop = async () => {
        child.kill();
        await ended;
        await rm(home, { recursive: true });
      };
      return { origin, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${program} has ended: ${words}`);
}

export async function startNginx(program: string, root: string, site: string): Promise<HostedSite> {
  const home = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  await writeFile(path.join(home, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  await writeFile(
    path.join(home, 'nginx.conf'),
    `daemon off; master_process off; pid ${home}/pid; error_log stderr warn;
     events {}
     http { access_log off; ${temporary.join(' ')}
       server { listen 127.0.0.1:${port}; root ${root}; include ${home}/site.conf; } }`,
  );
  return start(program, ['-p', home, '-c', path.join(home, 'nginx.conf'), '-e', 'stderr'], port, home);
}
