import { describe, expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import type { Card } from '#game/cards/card.ts';
import { desire, fearBox, textSizes } from './faceLayout.ts';
import { fitCardText, fitName, TextOverflow } from './textFit.ts';
import { textWidth } from './typeface.ts';

const card: Card = {
  id: 104,
  name: 'Down the Cellar Steps',
  type: 'attack',
  discipline: 'physical',
  set: 1,
  number: 4,
  effects: 'Deal 9 {C} damage to another clone.',
  flavor: 'I knew which step creaked. So did I.',
  cost: '{T2}{C2}',
  resourceValue: 4,
  releaseDate: '2026-10-01',
  artist: 'Imago Mutual Print Room',
  active: true,
  art: { icons: ['falling', 'stairs'], scene: 'a figure falling' },
};
const sentence = 'Deal 9 {C} damage to another clone. ';
const badgeLeft = 47.5;

describe('the text of a card', () => {
  test('is 3.8 mm high if there is space, with its first baseline at 58.9 mm', () => {
    const { style, desire: lines } = fitCardText(card);
    expect(style.size).toBe(3.8);
    expect(lines[0]?.baseline).toBeCloseTo(58.9, 5);
  });

  test('shrinks by steps until it fits', () => {
    const sizes = [1, 3, 5, 7].map(
      (times) => fitCardText({ ...card, effects: sentence.repeat(times).trim() }).style.size,
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes[0]).toBeGreaterThan(sizes.at(-1) ?? 0);
    expect(sizes.at(-1)).toBeGreaterThanOrEqual(2.6);
  });

  test('is refused with the name of its card if it does not fit at 2.6 mm', () => {
    const long = { ...card, effects: sentence.repeat(30).trim() };
    expect(() => fitCardText(long)).toThrow(TextOverflow);
    expect(() => fitCardText(long)).toThrow(
      'Card 104 "Down the Cellar Steps": its text does not fit at 2.6 mm. Shorten it.',
    );
  });

  test('stays within its column on every line', () => {
    const { desire: lines } = fitCardText({ ...card, effects: sentence.repeat(7).trim() });
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(desire.text.width);
  });

  test('starts each effect on a new line', () => {
    const { desire: lines } = fitCardText({
      ...card,
      effects: 'You are afraid. {TRG} When your turn starts, gain {I}. {ACT} {T1}: Gain 1 {C}.',
    });
    expect(lines.map(({ opensParagraph }) => opensParagraph)).toEqual([false, true, true]);
  });

  test('keeps an amount next to its symbol, and an ability next to its cost', () => {
    const { desire: lines } = fitCardText({ ...card, effects: sentence.repeat(6).trim() });
    for (const { parts } of lines) {
      expect(parts.at(-1)?.part).not.toBe('9');
      expect(parts[0]?.part).not.toMatchObject({ token: '{C}' });
    }
  });
});

describe('a text too long for a label above it', () => {
  const long = { ...card, effects: sentence.repeat(3).trim(), fearEffects: sentence.repeat(3).trim() };

  test('has the labels at the start of its first lines, which are indented', () => {
    const { labels, style, desire: lines, fear } = fitCardText(long);
    expect(labels).toBe('runIn');
    expect(style.size).toBeGreaterThan(3);
    for (const first of [lines[0], fear?.lines[0]]) {
      expect(first?.parts[0]?.x).toBeGreaterThan(textWidth('FEAR', { typeface: 'label', size: 2.4 }));
      expect(first?.width).toBeLessThanOrEqual(desire.text.width);
    }
    expect(lines[1]?.parts[0]?.x).toBe(0);
  });
});

describe('the texts of the game', async () => {
  const { sets, personas } = await loadCardData();
  const sides = [
    ...sets.flatMap(({ cards }) => cards),
    ...personas.map(({ name, desire: effects, fear: fearEffects }) => ({
      id: 0,
      name,
      effects,
      fearEffects,
      flavor: '',
    })),
  ];

  test.each(sides.map((side) => [side.name, side] as const))(
    '%s is at most a fifth smaller than the largest size',
    (_, side) => {
      expect(fitCardText(side).style.size).toBeGreaterThanOrEqual(textSizes.largest * 0.8);
    },
  );
});

describe('the fear side', () => {
  test('starts at 66.4 mm, or below a long desire text', () => {
    const fearEffects = 'Deal 6 {C} damage to each clone.';
    expect(fitCardText({ ...card, fearEffects }).fear?.top).toBe(fearBox.top);
    const long = fitCardText({ ...card, effects: sentence.repeat(5).trim(), fearEffects });
    expect(long.fear?.top).toBeCloseTo((long.desire.at(-1)?.baseline ?? 0) + fearBox.gap, 5);
  });

  test('moves up for a fear text longer than the desire text, and both stay large', () => {
    const { fear, desire: lines, style } = fitCardText({ ...card, fearEffects: sentence.repeat(3).trim() });
    expect(style.size).toBeGreaterThan(3.2);
    expect(fear?.top).toBeLessThan(fearBox.top);
    expect(fear?.top).toBeGreaterThanOrEqual((lines.at(-1)?.baseline ?? 0) + fearBox.gap);
    expect(fear?.lines.at(-1)?.baseline).toBeLessThanOrEqual(fearBox.bottom - fearBox.foot);
  });

  test('replaces the flavour text', () => {
    expect(fitCardText(card).flavor).toHaveLength(1);
    expect(fitCardText({ ...card, fearEffects: 'You are afraid.' }).flavor).toEqual([]);
  });
});

describe('the name', () => {
  test('is 5.8 mm high when it is short', () => {
    expect(fitName({ id: 202, name: 'Mob of One' }, badgeLeft).size).toBe(5.8);
  });

  test('shrinks to leave 1.5 mm free before the badges', () => {
    const style = fitName(card, badgeLeft);
    expect(style.size).toBeLessThan(5.8);
    expect(3.2 + textWidth(card.name, style) + 0.3).toBeLessThanOrEqual(badgeLeft - 1.5);
  });

  test('is refused with the name of its card if it would be too small to read', () => {
    const name = 'Down All of the Creaking Cellar Steps Again';
    expect(() => fitName({ id: 104, name }, badgeLeft)).toThrow(`Card 104 "${name}": its name fits only at`);
  });
});
