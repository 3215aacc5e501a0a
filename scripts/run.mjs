/** The command form of `runScript.mjs`: `node scripts/run.mjs scripts/x.ts [arguments]`. */

import { runScript } from './runScript.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the script to run: node scripts/run.mjs scripts/x.ts');
await runScript(file, args);
