import { expect, test } from 'vitest';
import { headScript } from './headScript.ts';

test('the inline script is one short line that can stand in a script element', () => {
  expect(headScript).not.toMatch(/\n|<\/|<!--/);
  expect(headScript.length).toBeLessThan(5200);
});
