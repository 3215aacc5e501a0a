import { expect, test } from 'vitest';
import { personas } from '#game/generated/personas.ts';
import { openingQuote } from './Personas.tsx';

test('returns the quotation at the start of a flavour text', () => {
  expect(openingQuote("'I haven't met myself. I checked.' Author, and duellist.")).toBe(
    "I haven't met myself. I checked.",
  );
});

test('returns the whole of a text without a quotation', () => {
  expect(openingQuote('Nobody asked.')).toBe('Nobody asked.');
});

test('every persona has a quotation shorter than 60 characters', () => {
  for (const { name, flavor } of personas) expect(openingQuote(flavor).length, name).toBeLessThan(60);
});
