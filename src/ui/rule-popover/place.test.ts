import { expect, test } from 'vitest';
import { placeBeside } from './place.ts';

const view = { width: 1000, height: 800 };
const popover = { width: 384, height: 200 };

test('the popover opens below its word', () => {
  expect(placeBeside({ left: 300, top: 100, bottom: 120 }, popover, view)).toEqual({ left: 300, top: 126 });
});

test('it opens above when there is no room below', () => {
  expect(placeBeside({ left: 300, top: 700, bottom: 720 }, popover, view)).toEqual({ left: 300, top: 494 });
});

test('it stays within the left and right edges of the window', () => {
  expect(placeBeside({ left: 900, top: 100, bottom: 120 }, popover, view).left).toBe(600);
  expect(placeBeside({ left: 2, top: 100, bottom: 120 }, popover, view).left).toBe(16);
});
