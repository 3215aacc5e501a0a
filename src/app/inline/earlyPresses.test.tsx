// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reachStage, removeRootAttribute } from '#site/rootAttributes.ts';
import { repeatEarlyClicks } from './earlyPresses.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Page() {
  const [times, setTimes] = useState(0);
  useEffect(() => reachStage('alive'), []);
  return (
    <main>
      <button type="button" onClick={() => setTimes(times + 1)}>
        <span>pressed {times}</span>
      </button>
      {/* The browser has opened it before React. */}
      <details suppressHydrationWarning>
        <summary>More</summary>
      </details>
    </main>
  );
}

beforeEach(() => {
  document.body.remove();
  repeatEarlyClicks();
  document.documentElement.append(document.createElement('body'));
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  repeatEarlyClicks();
});
afterEach(() => removeRootAttribute('app'));

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const said = () => document.querySelector('button')?.textContent;

async function startApp({ pressedMeanwhile = false } = {}): Promise<void> {
  const root = document.querySelector('div') as HTMLElement;
  reachStage('listening');
  await act(async () => {
    hydrateRoot(root, <Page />);
    // React handles this press itself.
    if (pressedMeanwhile) press('span');
  });
}

test('a button pressed before hydration is clicked again after it, once', async () => {
  press('span');
  press('button');
  await startApp();
  expect(said()).toBe('pressed 1');
  await act(async () => press('button'));
  expect(said()).toBe('pressed 2');
});

test('a press that the browser has handled is not repeated', async () => {
  press('summary');
  await startApp();
  expect(document.querySelector('details')?.open).toBe(true);
  expect(said()).toBe('pressed 0');
});

test('a press during hydration is handled once', async () => {
  await startApp({ pressedMeanwhile: true });
  expect(said()).toBe('pressed 1');
});
