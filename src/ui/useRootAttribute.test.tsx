// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useRootAttribute } from './useRootAttribute.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Docked({ as }: { as: string }) {
  useRootAttribute('docked', as);
  return null;
}

let root: Root;
const show = (...parts: readonly string[]) =>
  act(async () => root.render(parts.map((part) => <Docked key={part} as={part} />)));
const mark = () => document.documentElement.dataset.docked;

beforeEach(() => {
  root = createRoot(document.body);
});
afterEach(() => act(async () => root.unmount()));

test('the page has a mark while the component that sets it is mounted', async () => {
  expect(mark()).toBeUndefined();
  await show('summary');
  expect(mark()).toBe('summary');
  await show();
  expect(mark()).toBeUndefined();
});

test('the mark is that of the latest component that is still mounted', async () => {
  await show('summary');
  await show('reader');
  expect(mark()).toBe('reader');
  await show('reader', 'summary');
  expect(mark()).toBe('summary');
  await show('reader');
  expect(mark()).toBe('reader');
});
