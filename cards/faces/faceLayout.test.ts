import { expect, test } from 'vitest';
import { artFrame, nameLine } from './faceLayout.ts';
import { textPath } from './typeface.ts';

test('a figure that breaks the frame stays clear of the descenders of the name', () => {
  const { size, baseline, slip } = nameLine;
  const outline = textPath('gjpqy,Q', 0, baseline + slip, { typeface: 'display', size });
  const heights = [...outline.matchAll(/ ?-?[\d.]+/g)].map(Number).filter((_, at) => at % 2 === 1);
  expect(Math.max(...heights)).toBeLessThan(artFrame.y - artFrame.overlap);
});
