// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moveCards } from './moveCards.ts';

let wantsStillness = false;
/** Names of the cards when the old snapshot is taken, and the callback that is called after it. */
let named: string[] = [];
let goOn: () => void = () => undefined;

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')];
const names = () => cards().map(({ style }) => style.viewTransitionName);

beforeEach(() => {
  wantsStillness = false;
  document.body.innerHTML = '<div data-full="true"><b data-card="101"></b><i><b data-card="102"></b></i></div>';
  vi.stubGlobal('matchMedia', () => ({ matches: wantsStillness }));
  Object.assign(document, {
    startViewTransition(update: () => void) {
      named = names();
      goOn = update;
      return { ready: Promise.reject(new Error('overtaken')), finished: Promise.resolve() };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'startViewTransition');
});

/** Moves the first card to a list of its own, as a new element. */
function move(): void {
  cards()[0]?.remove();
  document.querySelector('i')?.insertAdjacentHTML('afterend', '<u><b data-card="101"></b></u>');
}

test('a card that moves is animated, and one that stays is not', () => {
  moveCards(move);
  expect(named).toEqual(['card-101', 'card-102']);
  goOn();
  expect(cards().map(({ dataset }) => dataset.card)).toEqual(['102', '101']);
  expect(names()).toEqual(['none', 'card-101']);
});

test('a card that is shown twice is animated once', () => {
  moveCards(() => {
    move();
    document.querySelector('u')?.insertAdjacentHTML('beforeend', '<b data-card="101"></b>');
  });
  goOn();
  expect(names()).toEqual(['none', 'card-101', 'none']);
  moveCards(() => undefined);
  expect(named).toEqual(['card-102', 'none', 'card-101']);
  goOn();
});

test('a card that its row cuts off is not animated', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, this.matches('ul [data-card]') ? 200 : 100, 100);
  });
  moveCards(() => {
    cards()[0]?.remove();
    document.querySelector('i')?.insertAdjacentHTML('afterend', '<ul><b data-card="101"></b></ul>');
  });
  expect(named).toEqual(['card-101', 'card-102']);
  goOn();
  expect(names()).toEqual(['none', 'none']);
  moveCards(() => undefined);
  expect(named).toEqual(['card-102', 'none']);
  goOn();
});

test('changes before the next frame share one transition', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  moveCards(first);
  moveCards(second);
  goOn();
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});

test('nothing is animated under reduced motion', () => {
  wantsStillness = true;
  const render = vi.fn();
  moveCards(render);
  expect(render).toHaveBeenCalledOnce();
  expect(names()).toEqual(['', '']);
});
