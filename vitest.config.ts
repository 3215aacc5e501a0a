/**
 * Unit tests run in Node; a file that needs a document declares `@vitest-environment happy-dom` in its head
 * comment. Files share their modules, which saves most of the time, except where modules hold state.
 */

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sharedPlugins } from '#scripts/build/sharedPlugins.ts';

const withState = [
  'src/{app,features,offline,server,storage,ui}/**/*.test.{ts,tsx}',
  // These mock modules.
  'cards/build/cardDataPlugin.test.ts',
  'src/site/gameName.test.ts',
];

export default defineConfig({
  plugins: [react(), ...sharedPlugins()],
  test: {
    environment: 'node',
    // Only a failure takes this long, and machines differ.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared modules',
          include: ['{src,cards,scripts,sw,tests}/**/*.test.{ts,tsx}'],
          exclude: withState,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'own modules', include: withState } },
    ],
  },
});
