import { expect, test } from 'vitest';
import { headScript, resultsScript } from './inlineScripts.ts';

test.each([
  ['of the head', headScript],
  ['of the results', resultsScript],
])('the inline script %s is one short line that can stand in a script element', (_where, script) => {
  expect(script).not.toMatch(/\n|<\/|<!--/);
  expect(script.length).toBeLessThan(3000);
});
