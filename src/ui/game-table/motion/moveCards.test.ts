// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moveCards } from './moveCards.ts';

let wantsStillness = false;
/** The animations, with the transform or translation that each begins at. */
let moving: { readonly from: string | undefined; readonly onfinish?: () => void }[] = [];

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')];
const hidden = () => cards().map(({ style }) => style.opacity === '0');

beforeEach(() => {
  wantsStillness = false;
  moving = [];
  document.body.innerHTML = '<div data-full="true"><b data-card="101"></b><i><b data-card="102"></b></i></div>';
  vi.stubGlobal('matchMedia', () => ({ matches: wantsStillness }));
  // Each card below the one before it.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const isCutOff = this.matches('ul [data-card]');
    const card = this.querySelector<HTMLElement>('[data-card]') ?? this;
    return new DOMRect(0, 100 * cards().indexOf(card), isCutOff ? 200 : 100, 100);
  });
  Object.assign(HTMLElement.prototype, {
    animate([{ transform, translate }]: readonly [{ readonly transform?: string; readonly translate?: string }]) {
      const animation = { from: transform ?? translate };
      moving.push(animation);
      return animation;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

/** Moves the first card to a list of its own, as a new element. */
function move(): void {
  cards()[0]?.remove();
  document.querySelector('i')?.insertAdjacentHTML('afterend', '<u><b data-card="101"></b></u>');
}

/** Shows a change of the table. */
async function show(render: () => void): Promise<void> {
  moveCards(render);
  await Promise.resolve();
}

test('a card that moves glides from its old place and is shown when it has arrived; one that stays does not move', async () => {
  await show(move);
  expect(moving.map(({ from }) => from)).toEqual(['translate(0px, -100px) scale(1, 1)']);
  expect(cards().map(({ dataset }) => dataset.card)).toEqual(['102', '101']);
  expect(hidden()).toEqual([false, true]);
  moving[0]?.onfinish?.();
  expect(hidden()).toEqual([false, false]);
  expect(document.querySelectorAll('b')).toHaveLength(2);
});

test('cards that stay in a row close up after one that leaves', async () => {
  document.body.innerHTML = `<ul data-full="true">${[101, 102].map((card) => `<li><b data-card="${card}"></b></li>`).join('')}</ul>`;
  await show(() => document.querySelector('li')?.remove());
  expect(moving.map(({ from }) => from)).toEqual(['0px 100px']);
});

test('cards of a row that change places do not glide through each other', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(100 * cards().indexOf(this.querySelector<HTMLElement>('[data-card]') ?? this), 0, 100, 100);
  });
  document.body.innerHTML = `<ul data-full="true">${[101, 102].map((card) => `<li><b data-card="${card}"></b></li>`).join('')}</ul>`;
  await show(() => document.querySelector('ul')?.append(document.querySelector('li') ?? ''));
  expect(moving).toEqual([]);
});

test('a card that is shown twice is animated once', async () => {
  await show(() => {
    move();
    document.querySelector('u')?.insertAdjacentHTML('beforeend', '<b data-card="101"></b>');
  });
  expect(moving).toHaveLength(1);
});

test('a card that its row cuts off is not animated', async () => {
  await show(() => {
    cards()[0]?.remove();
    document.querySelector('i')?.insertAdjacentHTML('afterend', '<ul><b data-card="101"></b></ul>');
  });
  expect(moving).toEqual([]);
});

test('changes of the same task are shown together', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  moveCards(first);
  moveCards(second);
  await Promise.resolve();
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});

test('nothing is animated under reduced motion', async () => {
  wantsStillness = true;
  await show(move);
  expect(moving).toEqual([]);
  expect(hidden()).toEqual([false, false]);
});
