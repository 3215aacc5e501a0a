import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typographic } from './typographic.ts';

test.each([
  ["Another clone's thoughts", 'Another clone’s thoughts'],
  ["the clones' memories", 'the clones’ memories'],
  ["For 'you' read 'not you' throughout.", 'For ‘you’ read ‘not you’ throughout.'],
  ["'I am the corrected version.' Author.", '‘I am the corrected version.’ Author.'],
  ['("Now," it says)', '(“Now,” it says)'],
])('%s is printed as %s', (plain, printed) => {
  expect(typographic(plain)).toBe(printed);
});

test('typographic changes no other character and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '"', 'a', ' ', '(', '.', '{C}') }), (text) => {
      const printed = typographic(text);
      expect(printed.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')).toBe(text);
      expect(typographic(printed)).toBe(printed);
    }),
  );
});
