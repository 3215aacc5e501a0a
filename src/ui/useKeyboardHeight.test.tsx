// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useKeyboardHeight } from './useKeyboardHeight.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Frame() {
  useKeyboardHeight();
  return null;
}

let root: Root;
const view = Object.assign(new EventTarget(), { height: 0, offsetTop: 0, scale: 1 });
const covered = () => document.documentElement.style.getPropertyValue('--keyboard');

async function start(visualViewport: EventTarget | undefined) {
  Object.defineProperty(window, 'visualViewport', { value: visualViewport, configurable: true });
  await act(async () => root.render(<Frame />));
}

function see(part: Partial<typeof view>) {
  Object.assign(view, { height: innerHeight, offsetTop: 0, scale: 1 }, part);
  view.dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  root = createRoot(document.body);
});
afterEach(() => act(async () => root.unmount()));

test('B8: the height that a keyboard covers is known while it is open', async () => {
  await start(view);
  see({ height: innerHeight - 300 });
  expect(covered()).toBe('300px');
  see({});
  expect(covered()).toBe('');
});

test('a page that is scrolled behind the keyboard is covered by less', async () => {
  await start(view);
  see({ height: innerHeight - 300, offsetTop: 120 });
  expect(covered()).toBe('180px');
});

test('neither zooming nor a bar of the browser counts as a keyboard', async () => {
  await start(view);
  see({ height: innerHeight / 2, scale: 2 });
  expect(covered()).toBe('');
  see({ height: innerHeight - 50 });
  expect(covered()).toBe('');
});

test('a browser that cannot tell has no keyboard', async () => {
  await start(undefined);
  expect(covered()).toBe('');
});
