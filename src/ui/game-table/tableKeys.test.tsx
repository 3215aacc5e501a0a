// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useTableKeys } from './tableKeys.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock('../isRendered.ts', () => ({ isRendered: () => true }));

const pressed = vi.fn<(what: string) => void>();

/** A chosen card, a card that cannot be used, and the red button, which moves the focus to an answer. */
function Table() {
  useTableKeys(true, true, () => undefined);
  const play = () => {
    pressed('red');
    document.querySelector<HTMLElement>('#answer')?.focus();
  };
  return (
    <div data-keys="true">
      <button type="button" data-card="1" aria-pressed="true" onClick={() => pressed('picture')} />
      <button type="button" data-card="2" aria-pressed="true" data-usable="false" onClick={() => pressed('picture')} />
      <button type="button" data-key="Enter" onClick={play} />
      <button type="button" id="answer" onClick={() => pressed('answer')} />
    </div>
  );
}

/** Presses Enter as a browser does: unless it is prevented, what then has the focus is pressed, too. */
async function enter(focused?: string, repeat = false): Promise<string[]> {
  pressed.mockClear();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<Table />));
  if (focused) place.querySelector<HTMLElement>(focused)?.focus();
  const key = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
  await act(async () => {
    if ((document.activeElement ?? document.body).dispatchEvent(key) && document.activeElement instanceof HTMLElement)
      document.activeElement.click();
  });
  await act(async () => root.unmount());
  place.remove();
  return pressed.mock.calls.flat();
}

test('Enter that presses the red button does not also press the answer that gets the focus', async () => {
  expect(await enter()).toEqual(['red']);
});

test('Enter that is held down presses nothing again', async () => {
  expect(await enter('#answer', true)).toEqual([]);
});

test('Enter uses the chosen card also while it has the focus, and shows the picture of one that cannot be used', async () => {
  expect(await enter('[data-card="1"]')).toEqual(['red']);
  expect(await enter('[data-card="2"]')).toEqual(['picture']);
});
