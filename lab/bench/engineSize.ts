/** Measures the size of the rules engine and the compiled cards, without screens, opponent and guided game. */

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleScript } from '../../scripts/build/bundleScript.ts';
import { root } from '../../scripts/builtSite.ts';
import type { Book } from '../../src/game/language/book.ts';
import type { Goals } from '../goals.ts';

const folder = path.join(root, 'src/game/engine');
const entry = path.join(root, 'node_modules/.cache/wholeEngine.js');

export async function measureSize(book: Book, goals: Goals): Promise<void> {
  // Exports every module, so that tree shaking removes nothing.
  const modules = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));
  const source = modules.map((file, index) => `export * as m${index} from ${JSON.stringify(path.join(folder, file))};`);
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, source.join('\n'));
  const code = await bundleScript(entry, { format: 'es' });
  const programs = `export const book = JSON.parse(${JSON.stringify(JSON.stringify(book))});`;
  goals.note(`the engine with all its imports: ${kilobytes(code)} KB gzip`);
  goals.atMost('the engine with card programs', kilobytes(code + programs), 25, ' KB gzip');
}

const kilobytes = (text: string) => Math.round(gzipSync(text).length / 100) / 10;
