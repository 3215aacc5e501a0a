// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hideCompositionKeys } from './compositionKeys.ts';

test('G7: no handler sees the keys of an input method, and every handler sees the others', () => {
  hideCompositionKeys();
  const seen: string[] = [];
  const field = document.body.appendChild(document.createElement('input'));
  addEventListener('keydown', ({ key }) => seen.push(`window ${key}`), { capture: true });
  field.addEventListener('keydown', ({ key }) => seen.push(`field ${key}`));
  const press = (init: KeyboardEventInit) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

  press({ key: 'Enter', isComposing: true });
  press({ key: 'ArrowDown', isComposing: true });
  // Safari ends the composition before it reports the Enter that did so.
  press({ key: 'Enter', keyCode: 229 });
  expect(seen).toEqual([]);
  press({ key: 'Enter' });
  expect(seen).toEqual(['window Enter', 'field Enter']);
});
