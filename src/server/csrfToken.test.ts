import { expect, test } from 'vitest';
import { conform } from '#site/startup/conform.ts';
import { fastest } from '../../tests/support/fastest.ts';
import { csrfPayloadSchema } from './csrfToken.ts';

test('a token is whatever may stand in a header, and nothing else', () => {
  const accepts = (token: unknown) => conform(csrfPayloadSchema, { token }).conforms;
  expect(accepts('HJ_GAPqVkHJp-I9Ftg1==')).toBe(true);
  for (const token of ['', 'two words', 'two\r\nlines', 'ü', 'x'.repeat(513), 7, null])
    expect(accepts(token)).toBe(false);
});

test('H8: one made to be slow is refused at once', () => {
  const token = `${'x'.repeat(50_000)}\n`;
  expect(conform(csrfPayloadSchema, { token }).conforms).toBe(false);
  expect(fastest(() => conform(csrfPayloadSchema, { token }))).toBeLessThan(20);
});
