/** Schemas are made when they are first asked for, not while a page reads its modules (decision 0161). */

import { expect, test, vi } from 'vitest';

const made: string[] = [];

/** All of zod, noting whatever makes a schema or a check but `lazy`, which makes its own later. */
vi.mock('zod/mini', async (importOriginal) => {
  const { z } = await importOriginal<typeof import('zod/mini')>();
  const noting = Object.fromEntries(
    Object.entries(z).map(([name, value]) => {
      if (typeof value !== 'function' || name === 'lazy' || /^[$A-Z]/.test(name)) return [name, value];
      const make: (...given: unknown[]) => unknown = Reflect.get(z, name);
      return [name, (...given: unknown[]) => made.push(name) && make(...given)];
    }),
  );
  return { ...noting, z: noting };
});

const texts = import.meta.glob<string>('./**/*.ts', { query: '?raw', import: 'default', eager: true });
const modules = import.meta.glob('./**/*.ts');

const withSchemas = Object.entries(texts)
  .filter(([file, text]) => !file.endsWith('.test.ts') && /^import (\{ z \}|\* as z) from 'zod\/mini'/m.test(text))
  .map(([file]) => file);

test('there are schemas to look at', () => {
  expect(withSchemas.length).toBeGreaterThan(15);
});

test.each(withSchemas)('%s makes none while it is read', async (file) => {
  await modules[file]?.();
  expect(made.splice(0)).toEqual([]);
});
