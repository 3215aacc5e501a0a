/** Compiles the inline script of the head (`src/app/inline/head.ts`) to one minified line. */

import path from 'node:path';
import { rolldown } from 'rolldown';

async function compile(): Promise<string> {
  const bundle = await rolldown({ input: path.resolve(import.meta.dirname, '../../src/app/inline/head.ts') });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  const [{ code }] = output;
  if (output.length > 1 || code.includes('</')) throw new Error('The inline script must be one chunk without "</".');
  return code.trim();
}

/** Compiled once per process. Reproducible, because its hash is part of the content security policy. */
export const headScript: string = await compile();
