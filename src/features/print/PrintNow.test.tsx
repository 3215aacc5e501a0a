// @vitest-environment happy-dom

/** Sheets are printed when every picture has arrived. */

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { allCards } from '#search/catalogue.ts';
import { PrintNow } from './PrintNow.tsx';

test('P2: the keys of printing wait for the pictures, and then the sheets are printed once', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const print = vi.fn();
  window.print = print;
  const cards = allCards().slice(0, 2);
  const root = createRoot(document.body);
  const show = (...loaded: string[]) =>
    act(async () =>
      root.render(
        <PrintNow cards={cards} pictures={{ loaded: new Set(loaded), failed: new Set(), retry: () => undefined }} />,
      ),
    );
  const twoFrames = () =>
    act(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  const [first = '', second = ''] = cards.map(({ faces }, index) => faces.full || String(index));
  await show();
  await act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true })));
  expect(document.body.textContent).toContain('of 2 pictures loaded');
  await twoFrames();
  expect(print).not.toHaveBeenCalled();
  await show(first, second);
  await twoFrames();
  expect(print).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
