/** Tests that the lock file covers every platform: if one optional binary is missing, `npm ci` fails on all. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type LockedPackage = { readonly optionalDependencies?: Readonly<Record<string, string>> };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

test('C6: every optional dependency of every package is locked', () => {
  const locked = new Set(Object.keys(packages).map((location) => location.split('node_modules/').at(-1)));
  const missing = Object.entries(packages).flatMap(([location, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${name}, of ${location}`),
  );
  expect(missing).toEqual([]);
});
