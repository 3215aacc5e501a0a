import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Seated } from '../clone/people.ts';
import { ResultRows, Results } from './Results.tsx';

test.each([
  { from: 16, to: 16, far: 9 },
  { from: 5, to: 9, far: 16 },
])('a span is written and said from low to high', ({ from, to, far }) => {
  const view: Seated = { seats: [{ name: 'B' }] };
  const change = { seat: 0, track: 'corpus', from, to, far } as const;
  const text = renderToStaticMarkup(<Results view={view} changes={[change]} />).replace(/<svg.*?<\/svg>|<[^>]*>/g, '');
  expect(text).toContain(`corpus ${from} to 9, or up to 16.`);
  expect(text).toContain(`${from} → 9 to 16`);
});

test('clones of which one is chosen have a row of their own after "&", with "or" between them', () => {
  const view: Seated = { seats: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };
  const changes = [
    { seat: 0, track: 'corpus', from: 18, to: 15 },
    { seat: 1, track: 'corpus', from: 16, to: 12, or: true },
    { seat: 2, track: 'corpus', from: 19, to: 15, or: true },
    { seat: 0, track: 'thoughts', from: 4, to: 2 },
  ] as const;
  const html = renderToStaticMarkup(<ResultRows view={view} changes={changes} />);
  const rows = html.split('<i></i>').map((row) => row.replace(/<svg.*?<\/svg>|<[^>]*>/g, ''));
  expect(rows).toEqual([expect.stringMatching(/^A: corpus.*A: thoughts/), expect.stringMatching(/^&amp;B.*orC/)]);
});
