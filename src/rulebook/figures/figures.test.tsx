/** The fifteen figures: their numbers, text alternatives and cards. */

import { expect, test } from 'vitest';
import { all, tidy } from '../../../tests/support/rulebookPage.tsx';

const figures = all('figure');

test('there are fifteen figures, numbered in reading order', () => {
  const numbers = figures.map((figure) => tidy(figure.querySelector('figcaption')?.textContent ?? '').split(' ')[1]);
  expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => String(index + 1)));
});

test('each figure has a text alternative of a sentence or more', () => {
  for (const figure of figures) {
    const picture = figure.querySelector('svg');
    expect(picture?.getAttribute('role')).toBe('img');
    expect(picture?.getAttribute('aria-label')).toMatch(/^.{60,}\.$/);
  }
});

test('each figure shows words or symbols of the game, and the cards shown are real ones', () => {
  for (const figure of figures) expect(figure.querySelectorAll('text, path').length).toBeGreaterThan(3);
  const faces = all('figure img').map((image) => image.getAttribute('src'));
  expect(faces.length).toBeGreaterThan(20);
  expect(faces.filter((href) => !href)).toEqual([]);
});

test('a card appears once in a figure; a sequence of pictures may show it twice', () => {
  for (const figure of figures) {
    const faces = [...figure.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    const story = tidy(figure.textContent).endsWith('Refreshing headspace');
    expect(faces.length - new Set(faces).size, tidy(figure.textContent)).toBe(story ? 1 : 0);
  }
});
