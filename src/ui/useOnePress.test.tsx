// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useOnePress } from './useOnePress.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('G8: of two presses the second is ignored while the first is at work, and counts afterwards, also after a failure', async () => {
  let made = 0;
  let end: { readonly resolve: () => void; readonly reject: () => void } | undefined;
  const make = () => {
    made += 1;
    return new Promise<void>((resolve, reject) => {
      end = { resolve, reject };
    });
  };
  const Maker = () => {
    const onePress = useOnePress();
    return (
      <button type="button" onClick={() => void onePress(make).catch(() => undefined)}>
        Make
      </button>
    );
  };
  const root = document.createElement('div');
  await act(async () => createRoot(root).render(<Maker />));
  const press = () => act(async () => root.querySelector('button')?.click());

  await press();
  await press();
  expect(made).toBe(1);
  await act(async () => end?.resolve());
  await press();
  await press();
  expect(made).toBe(2);
  await act(async () => end?.reject());
  await press();
  expect(made).toBe(3);
});

test('G8: the second click of a double-click is ignored, although the first has ended', async () => {
  let made = 0;
  const Maker = () => {
    const onePress = useOnePress();
    const make = async () => {
      made += 1;
    };
    return (
      <button type="button" onClick={() => void onePress(make)}>
        Make
      </button>
    );
  };
  const root = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(root).render(<Maker />));
  const click = (detail: number) =>
    act(async () => {
      root.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    });

  await click(1);
  await click(2);
  expect(made).toBe(1);
  await click(1);
  expect(made).toBe(2);
});
