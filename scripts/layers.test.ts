/** Tests that Biome refuses imports against the directions of docs/architecture.md. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
const project = mkdtempSync(path.join(tmpdir(), 'layers-'));
afterAll(() => rmSync(project, { recursive: true }));

/** A folder, an import that it must refuse, and the start of the message. */
const refused: readonly (readonly [folder: string, specifier: string, message: string])[] = [
  ['src/game', '#site/x.ts', 'src/game may import'],
  ['src/game', '../storage/x.ts', 'src/game may import'],
  ['src/game/cards', '../../storage/x.ts', 'src/game may import'],
  ['src/game', 'react', 'src/game may import'],
  ['src/game', 'zod', 'uses zod/mini'],
  ['src/site', '#search/x.ts', 'src/site may import'],
  ['src/search', '#storage/x.ts', 'src/search may import'],
  ['src/search', '../ui/x.ts', 'src/search may import'],
  ['src/storage', '#server/x.ts', 'src/storage may import'],
  ['src/storage', 'react', 'src/storage may import'],
  ['src/server', '#offline/x.ts', 'src/server may import'],
  ['src/offline', '#ui/x.ts', 'src/offline may import'],
  ['src/ui', '#storage/x.ts', 'src/ui and src/rulebook'],
  ['src/ui', '../storage/x.ts', 'src/ui and src/rulebook'],
  ['src/ui/button', '../../server/x.ts', 'src/ui and src/rulebook'],
  ['src/rulebook', '../features/x.ts', 'src/ui and src/rulebook'],
  ['src/features/home', '#features/gallery/x.ts', 'never imports another feature'],
  ['src/features/home', '../../app/x.ts', 'never imports another feature'],
  ['src/features/home', 'idb', 'never imports another feature'],
  ['src/app', '#cards/x.ts', 'src/app composes'],
  ['src', 'minisearch', 'src/app composes'],
  ['cards/faces', '#ui/x.ts', 'cards may import'],
  ['cards/faces', '../../src/ui/x.ts', 'cards may import'],
  ['sw', '#offline/x.ts', 'The service worker may import'],
  ['sw', '../src/offline/x.ts', 'The service worker may import'],
  ['scripts', '#ui/x.ts', 'scripts may import'],
  ['scripts/build', '../../src/ui/x.ts', 'scripts may import'],
  ['tests/e2e', '#features/home/x.ts', 'Tests use the product'],
  ['tests/e2e', '../../src/storage/x.ts', 'Tests use the product'],
];

const allowed: readonly (readonly [folder: string, specifier: string])[] = [
  ['src/game/rules', '../cards/x.ts'],
  ['src/game', 'zod/mini'],
  ['src/search', '#game/x.ts'],
  ['src/storage', '#search/x.ts'],
  ['src/ui/button', '../link/x.ts'],
  ['src/features/home', '#ui/x.ts'],
  ['src/features/home', '#storage/x.ts'],
  ['src/features/table/panels', '../x.ts'],
  ['cards/art/scenes', '../x.ts'],
  ['scripts/build', '../server/x.ts'],
  ['scripts/build', '#app/inline/x.ts'],
  ['tests/e2e', '../support/x.ts'],
];

type Report = {
  readonly diagnostics: readonly { readonly message: string; readonly location: { readonly path: string } }[];
};

/** Writes one file for each import and returns Biome's messages, in the same order. */
function lint(imports: readonly (readonly [folder: string, specifier: string, ...unknown[]])[]): string[] {
  const files = imports.map(([folder, specifier], index) => {
    const file = `${folder}/planted${index}.ts`;
    mkdirSync(path.join(project, folder), { recursive: true });
    writeFileSync(path.join(project, file), `import { x } from '${specifier}';\nexport const y = x;\n`);
    return file;
  });
  cpSync('biome.json', path.join(project, 'biome.json'));
  const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--max-diagnostics=none'];
  const args = [biome, 'lint', ...options, '--reporter=json', ...files];
  const { stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  const { diagnostics }: Report = JSON.parse(stdout);
  return files.map((file) =>
    diagnostics
      .filter(({ location }) => location.path === file)
      .map(({ message }) => message)
      .join(' '),
  );
}

test('a layer refuses imports from the layers above it, with the reason', () => {
  const said = lint(refused);
  for (const [index, [folder, specifier, message]] of refused.entries())
    expect(said[index], `${folder} imports ${specifier}`).toContain(message);
});

test('a layer may import from the layers below it and from itself', () => {
  expect(lint(allowed)).toEqual(allowed.map(() => ''));
});
