/** Compiles the inline scripts (`src/app/inline`), each to one minified line. */

import path from 'node:path';
import { rolldown } from 'rolldown';

async function compile(file: string): Promise<string> {
  const bundle = await rolldown({ input: path.resolve(import.meta.dirname, '../../src/app/inline', file) });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  const [{ code }] = output;
  if (output.length > 1 || code.includes('</')) throw new Error('An inline script must be one chunk without "</".');
  return code.trim();
}

/** Compiled once in each process, to the same text each time: their hashes are part of the policy. */
export const [headScript, resultsScript] = await Promise.all([compile('head.ts'), compile('results.ts')]);
