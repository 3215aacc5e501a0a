import { describe, expect, test } from 'vitest';
import { inks } from './inks.ts';
import { symbols } from './symbol.ts';
import { symbolShape } from './symbolShape.ts';

describe('the shape of a symbol', () => {
  test.each(symbols)('$token is drawn', (symbol) => {
    const { outline, ink, width } = symbolShape(symbol);
    expect(outline).toMatch(/^M[\d\sMLHVCSQTAZ.-]+Z$/);
    expect(ink === 'text' || ink in inks).toBe(true);
    expect(width).toBeGreaterThan(60);
    expect(width).toBeLessThanOrEqual(100);
  });

  test('differs for every kind, even without colour', () => {
    const shapes = new Map(symbols.map((symbol) => [symbol.kind, symbolShape(symbol)]));
    const silhouettes = [...shapes.values()].map(({ outline }) => outline);
    expect(new Set(silhouettes).size).toBe(shapes.size);
  });

  test('differs for each cost, and between a cost and the resource it is paid in', () => {
    const drawings = symbols.map((symbol) => JSON.stringify(symbolShape(symbol)));
    expect(new Set(drawings).size).toBe(symbols.length);
  });

  test('is hollow for transient points only', () => {
    const hollow = symbols.filter((symbol) => symbolShape(symbol).hollow).map(({ token }) => token);
    expect(hollow).toEqual(['{TC}', '{TB}']);
  });

  test('stays inside its box', () => {
    for (const symbol of symbols) {
      const numbers = symbolShape(symbol).outline.match(/-?\d*\.?\d+/g) ?? [];
      for (const number of numbers) expect(Math.abs(Number(number)), symbol.token).toBeLessThanOrEqual(54);
    }
  });

  test('throws for an amount that no card prints', () => {
    expect(() => symbolShape({ kind: 'tick', role: 'cost', amount: 12 })).toThrow(
      'No numeral is drawn for the amount 12.',
    );
  });
});
