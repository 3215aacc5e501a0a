/**
 * Unit tests run in Node; a file that needs a document declares `@vitest-environment happy-dom` in its head
 * comment. Files share their modules, which saves most of the time, except where a file replaces modules.
 */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sharedPlugins } from '#scripts/build/sharedPlugins.ts';

const replacesModules = (file: string) => /vi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'));
const withOwnModules = ['src', 'cards', 'scripts', 'sw', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter(replacesModules),
);

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
          exclude: withOwnModules,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'own modules', include: withOwnModules } },
    ],
  },
});
