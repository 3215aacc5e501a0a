/** Compiles the inline script of the head (`src/app/inline/head.ts`) to one minified line. */

import path from 'node:path';
import { oldestSyntax } from './browsers.ts';
import { bundleScript } from './bundleScript.ts';

/** Compiled once per process. Reproducible, because its hash is part of the content security policy. */
const entry = path.resolve(import.meta.dirname, '../../src/app/inline/head.ts');
export const headScript = await bundleScript(entry, {}, oldestSyntax);
if (headScript.includes('</')) throw new Error('The inline script must not contain "</".');
