/** The unit tests that run for each mutant of server, offline and storage (`npm run mutation`). */

import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { sharedPlugins } from '#scripts/build/sharedPlugins.ts';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: sharedPlugins(),
  test: { include: ['src/{server,offline,storage}/**/*.test.ts', 'src/site/{loader,scheduling}.test.ts'] },
});
