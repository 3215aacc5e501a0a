import { expect, test } from 'vitest';
import { headScript } from './headScript.ts';

test('the inline script is one short line that is safe inside a script element', () => {
  expect(headScript).not.toMatch(/\n|<\/|<!--/);
  expect(headScript.length).toBeLessThan(6900);
});
