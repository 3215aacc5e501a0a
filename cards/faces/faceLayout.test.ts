import { describe, expect, test } from 'vitest';
import { cardSize } from '#game/cards/cardSize.ts';
import * as layout from './faceLayout.ts';
import { textPath } from './typeface.ts';

describe('the frame', () => {
  test('a card is 63 x 88 mm', () => {
    expect(cardSize).toEqual({ width: 63, height: 88 });
  });

  test.each([
    ['outer rule', layout.outerRule, { x: 1.6, y: 1.6, width: 59.8, height: 84.8, line: 0.3, radius: 1.8 }],
    ['name', layout.nameLine, { x: 3.2, baseline: 8.2, maxWidth: 44, size: 5.8, slip: 0.3 }],
    ['discipline badge', layout.disciplineBadge, { cx: 50.6, cy: 6.5, radius: 3.1 }],
    ['type badge', layout.typeBadge, { x: 54.7, y: 3.4, size: 6.2, radius: 0.8 }],
    ['art window', layout.artFrame, { x: 3, y: 11.2, width: 57, height: 35.2, line: 0.4 }],
    ['cost column', layout.costColumn, { cx: 6.4, top: 15, step: 6.8, radius: 2.9, halo: 0.8 }],
    ['type bar', layout.typeBar, { x: 3, y: 47.4, width: 57, height: 4 }],
    ['value circle', layout.valueCircle, { cx: 56.6, cy: 49.4, radius: 3.3 }],
    ['desire label', layout.desire.label, { x: 5, baseline: 54.8 }],
    ['desire text', layout.desire.text, { x: 5, width: 53 }],
    ['fear box', layout.fearBox, { x: 3, width: 57, tear: { width: 3, height: 0.8 } }],
    ['flavour', layout.flavorLine, { baseline: 79 }],
    ['footer disc', layout.footer.disc, { cx: 6.2, cy: 83.5, radius: 2.2 }],
    ['footer text', layout.footer.text, { baseline: 84.2 }],
  ])('keeps the measures of the %s', (_, part, measured) => {
    expect(part).toMatchObject(measured);
  });

  test('card text is tried from 4.2 down to 2.6 mm, in a box from the type bar to the footer', () => {
    expect(layout.textSizes).toMatchObject({ largest: 4.2, smallest: 2.6 });
    expect(layout.textBox).toMatchObject({ top: layout.typeBar.y + layout.typeBar.height, bottom: 80.6 });
  });

  test('a figure that breaks the frame stays clear of the descenders of the name', () => {
    const { size, baseline, slip } = layout.nameLine;
    const outline = textPath('gjpqy,Q', 0, baseline + slip, { typeface: 'display', size });
    const heights = [...outline.matchAll(/ ?-?[\d.]+/g)].map(Number).filter((_, at) => at % 2 === 1);
    expect(Math.max(...heights)).toBeLessThan(layout.artFrame.y - layout.artFrame.overlap);
  });
});
