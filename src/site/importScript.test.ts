// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The answers of the site, by path; a path without an answer is not published. */
let answers: Record<string, () => Response | Promise<Response>>;
let requests: (readonly [path: string, cache: string | undefined])[];
/** A fresh copy for each test, because it remembers what has arrived. */
let importScript: typeof import('./importScript.ts').importScript;
let createLoader: typeof import('./loader.ts').createLoader;

const script = () => new Response('export {}', { headers: { 'Content-Type': 'text/javascript' } });
const page = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(async () => {
  requests = [];
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
    requests.push([path, cache]);
    return answers[path]?.() ?? new Response(null, { status: 404 });
  });
  vi.resetModules();
  ({ importScript } = await import('./importScript.ts'));
  ({ createLoader } = await import('./loader.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const files = ['a.js', 'b.js'];
const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

test('a script is imported once all its files have arrived', async () => {
  answers = { '/a.js': script, '/b.js': script };
  const importModule = vi.fn(async () => 'module');
  expect(await importScript(importModule, files)).toBe('module');
  expect(await importScript(importModule, files)).toBe('module');
  expect(requests.map(([path]) => path)).toEqual(['/a.js', '/b.js']);
});

test('a script is not imported while one of its files cannot be fetched, and can be asked for again', async () => {
  answers = { '/a.js': script, '/b.js': lost };
  const importModule = vi.fn(async () => 'module');
  await failure(importScript(importModule, files));
  expect(importModule).not.toHaveBeenCalled();
  answers = { '/a.js': script, '/b.js': script };
  requests = [];
  expect(await importScript(importModule, files)).toBe('module');
  expect(requests).toEqual([['/b.js', 'reload']]);
});

test.each([
  ['is not published any more', undefined, true],
  ['is answered with a page', page, true],
  ['cannot be fetched', lost, false],
  ['meets a server in trouble', () => new Response(null, { status: 503 }), false],
])('whether only a reload can help if a file %s', async (_case, answer, needsReload) => {
  answers = { '/a.js': script, ...(answer && { '/b.js': answer }) };
  const error = await failure(createLoader(() => importScript(async () => 'module', files)).load());
  expect(error).toMatchObject({ name: 'LoadError', needsReload });
});

test('a script that has arrived but cannot be imported needs a reload, and is fetched anew before it', async () => {
  answers = { '/a.js': script };
  const error = await failure(importScript(() => Promise.reject(new SyntaxError('damaged')), ['a.js']));
  expect(error).toMatchObject({ name: 'LoadError', needsReload: true });
  await importScript(async () => 'module', ['a.js']);
  expect(requests).toEqual([
    ['/a.js', 'default'],
    ['/a.js', 'reload'],
  ]);
});

test('a script that the page itself has requested is not fetched again', async () => {
  answers = {};
  document.head.innerHTML = '<link rel="modulepreload" href="/a.js"><script type="ignored" src="/b.js"></script>';
  expect(await importScript(async () => 'module', files)).toBe('module');
  expect(requests).toEqual([]);
});
