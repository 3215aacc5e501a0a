import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, largestScale, middle, smallestScale, type View, zoomAround } from './zoom.ts';

const whole: View = { scale: 1, left: 0, top: 0 };

test('zooming keeps the point under the finger', () => {
  expect(zoomAround(whole, { x: 100, y: 40 }, 2)).toEqual({ scale: 2, left: 100, top: 40 });
  const pixel = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(pixel, pixel, pixel, pixel, fc.double({ min: 1, max: 5, noNaN: true }), (left, top, x, y, wanted) => {
      const before: View = { scale: 2, left, top };
      const after = zoomAround(before, { x, y }, wanted);
      expect((after.left + x) / after.scale).toBeCloseTo((left + x) / 2, 6);
      expect((after.top + y) / after.scale).toBeCloseTo((top + y) / 2, 6);
    }),
  );
});

test('an image is never smaller than its box, nor larger than the maximum zoom', () => {
  expect(zoomAround(whole, { x: 0, y: 0 }, 0.1).scale).toBe(smallestScale);
  expect(zoomAround(whole, { x: 0, y: 0 }, 99).scale).toBe(largestScale);
});

test('two fingers give a centre and a distance', () => {
  expect(middle({ x: 0, y: 0 }, { x: 6, y: 8 })).toEqual({ x: 3, y: 4 });
  expect(distance({ x: 0, y: 0 }, { x: 6, y: 8 })).toBe(10);
});
