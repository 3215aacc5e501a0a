/**
 * Unit tests run in Node; a file that needs a document asks for one with
 * `@vitest-environment happy-dom` in its head comment.
 */

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sharedPlugins } from '#scripts/build/sharedPlugins.ts';

export default defineConfig({
  plugins: [react(), ...sharedPlugins()],
  test: {
    environment: 'node',
    include: ['{src,cards,scripts,sw,tests/{support,scenarios,auditor}}/**/*.test.{ts,tsx}'],
    // Generous, because only a failure uses it up, and machines differ.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
