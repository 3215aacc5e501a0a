/** Tests that Biome refuses imports against the directions of the list of layers, and that the docs show this list. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aliasOf, gameFolders, layerFiles, layers, reasonOf, reasonOfGameFolder } from './layers.ts';

const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
const project = mkdtempSync(path.join(tmpdir(), 'layers-'));
afterAll(() => rmSync(project, { recursive: true }));

type Import = { readonly folder: string; readonly specifier: string; readonly message: string };

/** Every import of one layer from another, by alias and, within `src`, by path. The message is empty if it is allowed. */
const between: readonly Import[] = layers.flatMap((layer) =>
  layers.flatMap((other): Import[] => {
    const [folder = ''] = layer.folders;
    const [target = ''] = other.folders;
    const isOwn = layer === other;
    const message = isOwn || layer.imports.includes(aliasOf(other)) ? '' : reasonOf(layer);
    const byPath = { folder, specifier: `../../${target}/x.ts`, message: reasonOf(layer) };
    const isOutside = !isOwn && target.startsWith('src/');
    return [
      ...(aliasOf(layer) === 'features' && isOwn ? [] : [{ folder, specifier: `#${aliasOf(other)}/x.ts`, message }]),
      ...(isOutside ? [byPath] : []),
    ];
  }),
);

/** Every import of one folder of the game from another, by path and by alias. */
const inGame: readonly Import[] = Object.entries(gameFolders).flatMap(([name, allowed]) =>
  Object.keys(gameFolders).flatMap((other) => {
    if (other === name) return [];
    const message = allowed.includes(other) ? '' : reasonOfGameFolder(name);
    return [`../${other}/x.ts`, `#game/${other}/x.ts`].map((specifier) => ({
      folder: `src/game/${name}`,
      specifier,
      message,
    }));
  }),
);

const others: readonly Import[] = [
  { folder: 'src/features/home', specifier: '#features/gallery/x.ts', message: 'src/features may import' },
  { folder: 'src/features/home', specifier: '../../app/x.ts', message: 'src/features may import' },
  { folder: 'src/features/home', specifier: 'idb', message: 'src/features may import' },
  { folder: 'src/features/table/panels', specifier: '../x.ts', message: '' },
  { folder: 'src/game', specifier: 'react', message: 'src/game may import' },
  { folder: 'src/game', specifier: 'zod', message: 'uses zod/mini' },
  { folder: 'src/game', specifier: 'zod/mini', message: '' },
  { folder: 'src/game/rules', specifier: '../../ui/x.ts', message: 'src/game may import' },
  { folder: 'src/game/rules', specifier: 'react', message: 'src/game may import' },
  { folder: 'src/ui/button', specifier: '../link/x.ts', message: '' },
  { folder: 'src', specifier: 'minisearch', message: 'src/app may import' },
  { folder: 'cards', specifier: 'zod', message: '' },
  { folder: 'scripts/build', specifier: '#app/inline/x.ts', message: '' },
  { folder: 'tests/e2e', specifier: '../support/x.ts', message: '' },
];

type Report = {
  readonly diagnostics: readonly { readonly message: string; readonly location: { readonly path: string } }[];
};

/** Writes one file for each import and returns Biome's messages, in the same order. */
function lint(imports: readonly Import[]): string[] {
  const files = imports.map(({ folder, specifier }, index) => {
    const file = `${folder}/planted${index}.ts`;
    mkdirSync(path.join(project, folder), { recursive: true });
    writeFileSync(path.join(project, file), `import { x } from '${specifier}';\nexport const y = x;\n`);
    return file;
  });
  for (const file of ['biome.json', 'biome.layers.json']) cpSync(file, path.join(project, file));
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

test('an import that the list does not allow is refused with what is allowed, and every other import is accepted', () => {
  const imports = [...between, ...inGame, ...others];
  const said = lint(imports);
  for (const [index, { folder, specifier, message }] of imports.entries())
    if (message === '') expect(said[index], `${folder} imports ${specifier}`).toBe('');
    else expect(said[index], `${folder} imports ${specifier}`).toContain(message);
});

test.each(Object.entries(layerFiles()))('%s is up to date; npm run layers writes it', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
