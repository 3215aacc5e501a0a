import { expect, test } from 'vitest';
import { activeSection, readingLine, scrollToReveal } from './activeSection.ts';

const sections = [
  { id: 'introduction', top: -900 },
  { id: 'overview', top: -300 },
  { id: 'setup', top: 700 },
];

test('a section stays active until the next heading passes the line', () => {
  expect(activeSection(sections, 100)).toBe('overview');
});

test('a heading becomes active on reaching the line', () => {
  expect(activeSection(sections, 699)).toBe('overview');
  expect(activeSection(sections, 700)).toBe('setup');
});

test('no section is active above the first heading', () => {
  expect(activeSection([{ id: 'introduction', top: 300 }], 100)).toBeUndefined();
});

test('a heading that a link scrolled to is active', () => {
  const line = readingLine({ height: 900, covered: 75, remaining: 5000 });
  expect(
    activeSection(
      [
        { id: 'overview', top: 0 },
        { id: 'setup', top: 75 },
      ],
      line,
    ),
  ).toBe('setup');
});

test('at the end of the page every visible heading becomes active in turn', () => {
  const lastScreen = [
    { id: 'glossary', top: 200 },
    { id: 'templates', top: 500 },
    { id: 'credits', top: 850 },
  ];
  const activeWith = (remaining: number) =>
    activeSection(
      lastScreen.map(({ id, top }) => ({ id, top: top + remaining })),
      readingLine({ height: 900, covered: 75, remaining }),
    );
  expect([350, 180, 0].map(activeWith)).toEqual(['glossary', 'templates', 'credits']);
});

const list = { top: 100, bottom: 500 };

test('an entry in view stays where it is', () => {
  expect(scrollToReveal({ top: 125, bottom: 165 }, list)).toBe(0);
  expect(scrollToReveal({ top: 435, bottom: 475 }, list)).toBe(0);
});

test('an entry too close to an edge is scrolled in with a margin of 25 px', () => {
  expect(scrollToReveal({ top: 110, bottom: 150 }, list)).toBe(-15);
  expect(scrollToReveal({ top: 470, bottom: 510 }, list)).toBe(35);
});
