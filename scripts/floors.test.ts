/** The floor plan of docs/architecture.md, tried with imports that break it. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
const house = mkdtempSync(path.join(tmpdir(), 'floors-'));
afterAll(() => rmSync(house, { recursive: true }));

/** A folder, what must not be imported there, and the floor that says so. */
const refused: readonly (readonly [folder: string, specifier: string, message: string])[] = [
  ['src/domain', '#ui/x.ts', 'domain is the ground floor'],
  ['src/domain', '../storage/x.ts', 'domain is the ground floor'],
  ['src/domain/cards', '../../storage/x.ts', 'domain is the ground floor'],
  ['src/domain', 'react', 'domain is the ground floor'],
  ['src/domain', 'zod', 'what ships to the page uses zod/mini'],
  ['src/catalogue', '#state/x.ts', 'catalogue: domain'],
  ['src/catalogue', '../ui/x.ts', 'catalogue: domain'],
  ['src/catalogue', 'zod', 'catalogue: domain'],
  ['src/storage', '#catalogue/x.ts', 'the first floor'],
  ['src/net', '../state/x.ts', 'the first floor'],
  ['src/offline', 'react', 'the first floor'],
  ['src/state', '#features/x.ts', 'state knows no React'],
  ['src/state', '../ui/x.ts', 'state knows no React'],
  ['src/state', 'react-dom/client', 'state knows no React'],
  ['src/ui', '#state/x.ts', 'ui and rulebook'],
  ['src/ui', '../state/x.ts', 'ui and rulebook'],
  ['src/ui/button', '../../state/x.ts', 'ui and rulebook'],
  ['src/rulebook', '../features/x.ts', 'ui and rulebook'],
  ['src/features/home', '#features/gallery/x.ts', 'never another feature'],
  ['src/features/home', '../gallery/x.ts', 'never another feature'],
  ['src/features/home', '../../app/x.ts', 'never another feature'],
  ['src/features/home', '#storage/x.ts', 'never another feature'],
  ['src/app', '#cards/x.ts', 'app composes the floors below'],
  ['src/app', '../../cards/x.ts', 'app composes the floors below'],
  ['src', '../cards/x.ts', 'app composes the floors below'],
  ['cards/faces', '#ui/x.ts', 'cards is the printed game'],
  ['cards/faces', '../../src/ui/x.ts', 'cards is the printed game'],
  ['sw', '#offline/x.ts', 'the service worker knows'],
  ['sw', '../src/offline/x.ts', 'the service worker knows'],
  ['scripts', '#ui/x.ts', 'scripts build and serve'],
  ['scripts/build', '../../src/ui/x.ts', 'scripts build and serve'],
  ['tests/e2e', '#features/home/x.ts', 'tests come to the product'],
  ['tests/e2e', '../../src/state/x.ts', 'tests come to the product'],
];

const allowed: readonly (readonly [folder: string, specifier: string])[] = [
  ['src/domain/search', '../cards/x.ts'],
  ['src/domain', 'zod/mini'],
  ['src/state', '#storage/x.ts'],
  ['src/ui/button', '../link/x.ts'],
  ['src/features/home', '#ui/x.ts'],
  ['src/features/table/panels', '../x.ts'],
  ['cards/art/scenes', '../x.ts'],
  ['scripts/build', '../server/x.ts'],
  ['tests/e2e', '../support/x.ts'],
];

type Report = {
  readonly diagnostics: readonly { readonly message: string; readonly location: { readonly path: string } }[];
};

/** Plants one file for each import and returns what Biome says of it, by its place in the list. */
function lint(imports: readonly (readonly [folder: string, specifier: string, ...unknown[]])[]): string[] {
  const files = imports.map(([folder, specifier], index) => {
    const file = `${folder}/planted${index}.ts`;
    mkdirSync(path.join(house, folder), { recursive: true });
    writeFileSync(path.join(house, file), `import { x } from '${specifier}';\nexport const y = x;\n`);
    return file;
  });
  cpSync('biome.json', path.join(house, 'biome.json'));
  const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--max-diagnostics=none'];
  const args = [biome, 'lint', ...options, '--reporter=json', ...files];
  const { stdout } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' });
  const { diagnostics }: Report = JSON.parse(stdout);
  return files.map((file) =>
    diagnostics
      .filter(({ location }) => location.path === file)
      .map(({ message }) => message)
      .join(' '),
  );
}

test('Each floor refuses what is not below it, by whatever path, and says what it stands on', () => {
  const said = lint(refused);
  for (const [index, [folder, specifier, message]] of refused.entries())
    expect(said[index], `${folder} imports ${specifier}`).toContain(message);
});

test('What lies below, or in the same floor, may be imported', () => {
  expect(lint(allowed)).toEqual(allowed.map(() => ''));
});
