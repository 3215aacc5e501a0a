import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Seated } from '../clone/people.ts';
import { Results } from './Results.tsx';

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
