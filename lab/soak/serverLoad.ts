/**
 * Loads the servers of `npm start` and `npm run backend` over the loopback with a mix of requests, some broken off, and
 * fails if one ends, or grows by more than 50 MB after its first 10,000 answers.
 */

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { hasBuild, root } from '../../scripts/builtSite.ts';
import { script } from '../../scripts/ensure.mjs';
import { demoHref } from '../../src/site/print/printFiles.ts';
import { routes } from '../../src/site/routes.ts';

const warmUp = 10_000;
const largestGrowth = 50;
const clients = 32;

type Asked = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Hangs up when the answer begins. */
  readonly breaksOff?: true;
};

const brotli = { 'Accept-Encoding': 'gzip, deflate, br' };
const json = { 'Content-Type': 'application/json' };

const mix: readonly Asked[] = [
  { path: '/', headers: brotli },
  { path: routes.rules.href(), headers: brotli },
  { path: routes.card.href(1, 4) },
  { path: routes.sandbox.href('symbols') },
  { path: '/shell.html', headers: brotli },
  { path: '/sw.js', headers: { ...brotli, 'If-Modified-Since': new Date(8.64e15).toUTCString() } },
  { path: '/cards.json', method: 'HEAD' },
  { path: '/cards/104.webp', headers: { Range: 'bytes=100-999' } },
  { path: '/cards/104.webp', headers: { Range: 'bytes=5-2' } },
  { path: '/cards/104.webp', headers: { Range: 'bytes=-5' } },
  { path: '/cards.json', headers: { Range: 'bytes=900000000-' } },
  { path: demoHref('a4'), breaksOff: true },
  { path: '/assets/none-00000000.js' },
  { path: '/nowhere' },
  { path: '/ajax/user/csrf-token' },
  { path: '/ajax/echo', method: 'POST', headers: json, body: '{"' },
  { path: '/user/websocket', headers: { Connection: 'Upgrade', Upgrade: 'websocket' } },
];

const servers = [
  { name: 'npm start', args: script('serve.ts', '--port', '0') },
  { name: 'npm run backend', args: script('../tests/support/backend/main.ts') },
];

function ask(origin: string, agent: Agent, asked: Asked): Promise<void> {
  const { path, method = 'GET', headers = {}, body, breaksOff } = asked;
  return new Promise<void>((resolve, reject) => {
    const sent = request(origin + path, { method, headers, agent }, (response) => {
      if (breaksOff) sent.destroy();
      response.resume().on('close', resolve).on('error', resolve);
    });
    sent.on('error', (error) => {
      if (breaksOff) resolve();
      // The server closes a connection that was idle for some seconds, perhaps just as it is used again.
      else if (sent.reusedSocket) resolve(ask(origin, agent, asked));
      else reject(error);
    });
    sent.end(body);
  });
}

/** Resolves to the origin that the server prints. */
function originOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    output.on('data', (part) => {
      text += part;
      const origin = /http:\/\/localhost:\d+/.exec(text)?.[0];
      if (origin !== undefined) resolve(origin);
    });
  });
}

/** In MB, from what Linux says of the process. */
const memoryOf = (process: number) =>
  Math.round(Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1]) / 1024);

/** Resolves to the growth in MB after the first answers, or rejects if the server ends. */
async function load({ name, args }: (typeof servers)[number], answers: number): Promise<number> {
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<never>((_, reject) => server.on('exit', () => reject(new Error(`${name} has ended.`))));
  try {
    const origin = await Promise.race([originOf(server.stdout), ended]);
    const agent = new Agent({ keepAlive: true, maxSockets: clients });
    const memory = () => memoryOf(server.pid ?? 0);
    let [asked, answered, first] = [0, 0, 0];
    const client = async () => {
      while (asked < answers) {
        const wanted = mix[asked++ % mix.length];
        if (wanted) await ask(origin, agent, wanted);
        answered += 1;
        if (answered === warmUp) first = memory();
        if (answered % warmUp === 0) console.log(`${name}: ${answered} answers, ${memory()} MB`);
      }
    };
    await Promise.race([Promise.all(Array.from({ length: clients }, client)), ended]);
    agent.destroy();
    return memory() - first;
  } finally {
    server.removeAllListeners('exit');
    server.kill();
  }
}

/** Resolves to 1 if a server grows. */
export async function main([answers = '300000']: string[]): Promise<number> {
  if (!hasBuild()) return 1;
  let hasGrown = false;
  for (const server of servers) {
    const growth = await load(server, Number(answers));
    hasGrown ||= growth > largestGrowth;
    console.log(`${server.name}: ${growth} MB more than after ${warmUp} answers, at most ${largestGrowth} allowed`);
  }
  return hasGrown ? 1 : 0;
}
