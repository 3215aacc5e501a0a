// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DecorativeImage } from '../DecorativeImage.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// happy-dom fetches no images, and reports them as complete.
const isComplete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);

let root: Root;
const show = (src: string) =>
  act(async () => root.render(<DecorativeImage className="face" src={src} loading="lazy" />));
const picture = () => document.querySelector('img');

beforeEach(() => {
  root = createRoot(document.body);
});
afterEach(() => act(async () => root.unmount()));

test('an image has no text alternative, because the words beside it say the same', async () => {
  await show('/1-thumb.avif');
  expect(picture()?.alt).toBe('');
});

test('on error it shows a blank placeholder of the same size', async () => {
  await show('/1-thumb.avif');
  await act(async () => picture()?.dispatchEvent(new Event('error')));
  expect(picture()).toBeNull();
  const ground = document.querySelector('svg');
  expect(ground?.getAttribute('class')).toBe('face');
  expect(ground?.getAttribute('width')).toBe('248');
  expect(ground?.getAttribute('viewBox')).toBe('0 0 248 346');
});

test('an image that failed before hydration is replaced, too', async () => {
  isComplete.mockReturnValueOnce(true);
  await show('/1-thumb.avif');
  expect(picture()).toBeNull();
});

test('after a failure, the image of another card is loaded', async () => {
  await show('/1-thumb.avif');
  await act(async () => picture()?.dispatchEvent(new Event('error')));
  await show('/2-thumb.avif');
  expect(picture()?.getAttribute('src')).toBe('/2-thumb.avif');
});
