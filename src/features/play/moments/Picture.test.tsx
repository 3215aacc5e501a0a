import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GameEvent } from '#game/engine/event.ts';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { beginAt } from '#game/position/position.ts';
import type { Moment } from './momentsOf.ts';
import { Picture } from './Picture.tsx';

const table = { seats: [{ name: 'You' }, { name: 'Wick' }, { name: 'Twice' }] };
const view = viewFor(book, beginAt(book, { table }).state, 0);

/** What stands below the picture of the fate of a card. */
function told(moment: Moment): string {
  const props = { words: { book, view }, moment, isAgain: false, onGoOn: () => undefined };
  const html = renderToStaticMarkup(<Picture {...props} />);
  return html.slice(html.indexOf('data-ground="night"')).replace(/^[^>]*>|<[^>]*>/g, '');
}

test('the picture of an attack with a new target says who sends it to whom', () => {
  const event = { id: 3, see: 'actions', kind: 'redirect', seat: 0, source: 101, to: 1 } as const satisfies GameEvent;
  const moment = { kind: 'redirect', event, card: 101 } as const;
  expect(told(moment)).toBe('You send Identical Haymaker to Wick.');
  expect(told({ ...moment, event: { ...event, seat: 2, to: 0 } })).toBe('Twice sends Identical Haymaker to you.');
});

test('the picture of a theft says whose idea it was', () => {
  const event = { id: 4, see: 'actions', kind: 'steal', seat: 1, from: 0, moved: 101 } as const satisfies GameEvent;
  expect(told({ kind: 'steal', event, card: 101 })).toBe('Wick takes Identical Haymaker from you.');
  const own = { ...event, seat: 0, from: 1 };
  expect(told({ kind: 'steal', event: own, card: 101 })).toBe('You take Identical Haymaker from Wick.');
});
