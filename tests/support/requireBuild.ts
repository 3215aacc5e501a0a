/** Stops the browser tests with a message if there is no build to test. */

import { existsSync } from 'node:fs';
import path from 'node:path';

export default function requireBuild(): void {
  const worker = path.resolve(import.meta.dirname, '../../dist/sw.js');
  if (!existsSync(worker)) throw new Error('There is no build to test. Run npm run build first.');
}
