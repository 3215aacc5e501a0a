import { describe, expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import type { Card } from '#game/cards/card.ts';
import { desire, typeBar } from './faceLayout.ts';
import { textProportions } from './richText.ts';
import { fitCardText, fitName, type SetLine, TextOverflow } from './textFit.ts';
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
  test('is 4.2 mm high if there is space, with its first baseline 4.5 mm below that of the label', () => {
    const { style, growth, desire: lines } = fitCardText(card);
    expect(style.size).toBe(4.2);
    expect(lines[0]?.baseline).toBeCloseTo(desire.label.baseline + growth + 4.47, 2);
  });

  test('is lower the shorter it is, below a taller picture', () => {
    const growths = ['Cancel an attack.', sentence.trim(), sentence.repeat(2).trim()].map(
      (effects) => fitCardText({ ...card, effects }).growth,
    );
    expect(growths).toEqual(growths.toSorted((a, b) => b - a));
    expect(growths[0]).toBeGreaterThan(5);
    expect(growths.at(-1)).toBe(0);
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
    '%s is at least 3 mm high, fills 65 per cent of its box, and stays 1.5 mm clear of the edges',
    (_, side) => {
      const { style, growth, desire: lines, fear, flavor } = fitCardText(side);
      expect(style.size).toBeGreaterThanOrEqual(3);
      const below = style.size * textProportions.descent;
      const endOf = (set: readonly SetLine[]) => (set.at(-1)?.baseline ?? 0) + below;
      const top = typeBar.y + typeBar.height + growth;
      for (const line of [...lines, ...(fear?.lines ?? [])]) expect(line.width).toBeLessThanOrEqual(desire.text.width);
      expect((lines[0]?.baseline ?? 0) - style.size * 0.7 - top).toBeGreaterThanOrEqual(1.4999);
      if (fear) {
        expect(fear.top - endOf(lines)).toBeGreaterThanOrEqual(1.4999);
        expect((fear.lines[0]?.baseline ?? 0) - style.size * 0.7 - fear.top).toBeGreaterThanOrEqual(1.4999);
        expect(80.6 - endOf(fear.lines)).toBeGreaterThanOrEqual(1.4999);
        expect((endOf(lines) - top) / (fear.top - top)).toBeGreaterThanOrEqual(0.6499);
        expect((endOf(fear.lines) - fear.top) / (80.6 - fear.top)).toBeGreaterThanOrEqual(0.6499);
      } else {
        const blank = (flavor[0]?.baseline ?? 0) - 2.7 * 0.7 - endOf(lines);
        expect(blank).toBeGreaterThanOrEqual(1.4999);
        expect(1 - blank / (80.6 - top)).toBeGreaterThanOrEqual(0.6499);
      }
    },
  );
});

describe('the fear side', () => {
  test('starts lower below a long desire text, and higher above a long fear text', () => {
    const fearEffects = 'Deal 6 {C} damage to each clone.';
    const even = fitCardText({ ...card, fearEffects }).fear?.top ?? 0;
    const lower = fitCardText({ ...card, effects: sentence.repeat(3).trim(), fearEffects }).fear?.top ?? 0;
    const higher = fitCardText({ ...card, fearEffects: sentence.repeat(3).trim() }).fear?.top ?? 0;
    expect(lower).toBeGreaterThan(even);
    expect(higher).toBeLessThan(even);
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
