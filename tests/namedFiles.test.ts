/** Docs and comments name files that exist. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => !file.includes('node_modules/'));

const files = [...readdirSync(root), ...['src', 'cards', 'scripts', 'sw', 'tests', 'lab', 'docs'].flatMap(filesIn)];
const documents = files.filter((file) => file.endsWith('.md'));
const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

const commentsIn = (file: string) =>
  textOf(file)
    .match(/\/\*[\s\S]*?\*\/|(?<=\s)\/\/ .*/g)
    ?.join('\n') ?? '';

/** Files of the program in backticks or as targets of links, by their path, the end of it, or their name. */
const namedIn = (text: string) => text.match(/(?<=[`(]|\.\/)\w[\w./-]*\.(ts|tsx|mjs)(?=[`)])/g) ?? [];

const isMissing = (named: string) => !sources.some((file) => `/${file}`.endsWith(`/${named}`));

test.each([
  ['docs', documents, textOf],
  ['comments', sources, commentsIn],
] as const)('every file of the program that %s name exists', (_kind, from, read) => {
  const missing = from.flatMap((file) =>
    namedIn(read(file))
      .filter(isMissing)
      .map((named) => `${file}: ${named}`),
  );
  expect(missing).toEqual([]);
});
