import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { beginAt } from '#game/position/position.ts';
import { Clone } from './Clone.tsx';

const ignore = () => undefined;

/** The markup of the first clone. */
function shown(corpus: number): string {
  const { state } = beginAt(book, { table: { seats: [{ name: 'A', corpus }, { name: 'B' }] } });
  return renderToStaticMarkup(<Clone seat={0} view={viewFor(book, state, 0)} onPress={ignore} onExamine={ignore} />);
}

test('a dead clone has no points, ticks and cards, only the word', () => {
  const { state } = beginAt(book, { table: { seats: [{ name: 'A' }, { name: 'B' }] } });
  const seats = state.seats.map((seat, place) => (place === 0 ? { ...seat, alive: false } : seat));
  const markup = renderToStaticMarkup(
    <Clone seat={0} view={viewFor(book, { ...state, seats }, 0)} onPress={ignore} onExamine={ignore} />,
  );
  expect(markup).toContain('Dead');
  expect(markup).not.toMatch(/corpus|tick|thought/);
});

const isLow = (markup: string) => markup.includes('data-low');

test('a track is dark where fear begins', () => {
  expect(isLow(shown(10))).toBe(true);
  expect(isLow(shown(11))).toBe(false);
});
