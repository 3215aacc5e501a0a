/** Compiles the inline script of the head (`src/app/inline/head.ts`) to one minified line. */

import path from 'node:path';
import { bundleScript } from './bundleScript.ts';

/** Compiled once per process. Reproducible, because its hash is part of the content security policy. */
export const headScript = await bundleScript(path.resolve(import.meta.dirname, '../../src/app/inline/head.ts'));
if (headScript.includes('</')) throw new Error('The inline script must not contain "</".');
