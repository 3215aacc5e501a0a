/** Measures the size of the rules engine and the compiled cards, without screens, opponent and guided game. */

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import type { Book } from '#game/engine/book.ts';

const goal = 25;
const folder = path.resolve(import.meta.dirname, '../../src/game/engine');
const entry = 'whole-engine.ts';

/** Prints the sizes after minifying and gzip. Resolves to 1 if they exceed the goal. */
export async function measureSize(book: Book): Promise<number> {
  const code = await bundledEngine();
  const programs = `export const book = JSON.parse(${JSON.stringify(JSON.stringify(book))});`;
  const [engine, both] = [kilobytes(code), kilobytes(code + programs)];
  console.log(`Engine ${engine} KB gz with all its imports, with card programs ${both} KB gz (goal ${goal}).`);
  return both <= goal ? 0 : 1;
}

/** Re-exports every module, so that tree shaking removes nothing. */
async function bundledEngine(): Promise<string> {
  const modules = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));
  const source = modules.map((file, index) => `export * as m${index} from ${JSON.stringify(path.join(folder, file))};`);
  const bundle = await rolldown({
    input: entry,
    plugins: [
      {
        name: 'whole-engine',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source.join('\n') : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

const kilobytes = (text: string) => Math.round(gzipSync(text).length / 100) / 10;
