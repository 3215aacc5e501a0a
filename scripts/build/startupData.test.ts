/** Every page contains the start-up data with the version of the build. */

import type { Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { readStartup } from '#site/startup/startup.ts';
import { startupData } from './startupData.ts';

const template = '<div id="root"></div><script type="application/json" id="startup"></script>';
type Files = Readonly<Record<string, string>>;

/** Calls the plugin's hooks like the build, or without files like the development server. */
function run(files: Files | undefined, html = template) {
  const plugin = startupData();
  const bundle =
    files &&
    (Object.fromEntries(
      Object.entries(files).map(([fileName, source]) => [fileName, { type: 'asset', fileName, source }]),
    ) as unknown as Rolldown.OutputBundle);
  const emitted: { fileName: string; source: string }[] = [];
  const hook = (name: 'transformIndexHtml' | 'generateBundle') =>
    (plugin[name] as { handler: (this: unknown, ...given: unknown[]) => unknown }).handler;
  const page = String(hook('transformIndexHtml').call({}, html, { bundle }));
  if (bundle) hook('generateBundle').call({ emitFile: (file: never) => emitted.push(file) });
  return { page, emitted, ...readStartup(/id="startup">([^<]*)</.exec(page)?.[1] ?? '') };
}
const versionOf = (files: Files, html?: string) => run(files, html).startup.configuration.version;
const files = { 'assets/a.js': 'a', 'assets/b.css': 'b' };

describe('a built page', () => {
  test('carries the default start-up data, without a backend', () => {
    const { startup, faults } = run(files);
    expect(faults).toEqual([]);
    expect(startup).toMatchObject({ user: null, configuration: { environment: 'production', backend: null } });
    expect(startup.store).toEqual({ flashes: [] });
  });

  test('has the version that version.json states', () => {
    const { startup, emitted } = run(files);
    expect(startup.configuration.version).toMatch(/^[0-9a-f]{16}$/);
    expect(emitted).toEqual([
      {
        type: 'asset',
        fileName: 'version.json',
        source: `{"app":"spite-and-image","version":"${startup.configuration.version}"}`,
      },
    ]);
  });
});

describe('the version', () => {
  test('is the same for the same files in any order', () => {
    expect(versionOf({ 'assets/b.css': 'b', 'assets/a.js': 'a' })).toBe(versionOf(files));
  });

  test.each<[string, Files, string?]>([
    ['a file changes', { ...files, 'assets/a.js': 'A' }],
    ['a file is renamed', { 'assets/c.js': 'a', 'assets/b.css': 'b' }],
    ['the page around them changes, as with a new policy', files, `<!-- policy -->${template}`],
  ])('changes when %s', (_when, changed, html) => {
    expect(versionOf(changed, html)).not.toBe(versionOf(files));
  });
});

test('a development page has no version and says that it is a development page', () => {
  const { startup } = run(undefined);
  expect(startup.configuration).toEqual({ environment: 'development', backend: null, newsletter: 'frame' });
});

test('a template without the start-up element is refused', () => {
  expect(() => run(files, '<div id="root"></div>')).toThrow('index.html has no <script');
});
