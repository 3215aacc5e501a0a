import { personas } from 'virtual:personas';
import { expect, test } from 'vitest';
import { openingQuote } from './Personas.tsx';

test('a persona speaks first', () => {
  expect(openingQuote("'I haven't met myself. I checked.' Author, and duellist.")).toBe(
    "I haven't met myself. I checked.",
  );
});

test('a text without a quotation is shown whole', () => {
  expect(openingQuote('Nobody asked.')).toBe('Nobody asked.');
});

test('every persona has something short to say', () => {
  for (const { name, flavor } of personas) expect(openingQuote(flavor).length, name).toBeLessThan(60);
});
