/** Schemas are made when they are first asked for, not while a page reads its modules. */

import { expect, test, vi } from 'vitest';

const made: string[] = [];

/** All of zod, noting whatever makes a schema or a check but `lazy`, which makes its own later. */
vi.mock('zod/mini', async (importOriginal) => {
  const { z } = await importOriginal<typeof import('zod/mini')>();
  const noting = (makers: object): object =>
    Object.fromEntries(
      Object.entries(makers).map(([name, make]) => {
        if (name === 'iso' || name === 'coerce') return [name, noting(make)];
        if (typeof make !== 'function' || name === 'lazy' || /^[$A-Z]/.test(name)) return [name, make];
        return [name, (...given: unknown[]) => made.push(name) && make(...given)];
      }),
    );
  return { ...noting(z), z: noting(z) };
});

const texts = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const modules = import.meta.glob('./**/*.{ts,tsx}');

const withSchemas = Object.entries(texts)
  .filter(([file, text]) => !/\.test\.tsx?$/.test(file) && /^import (?!type).* from 'zod\/mini'/m.test(text))
  .map(([file]) => file);

test('there are schemas to look at', () => {
  expect(withSchemas.length).toBeGreaterThan(15);
});

test.each(withSchemas)('%s makes none while it is read', async (file) => {
  await modules[file]?.();
  expect(made.splice(0)).toEqual([]);
});
