/** Cards go from place to place before the eyes of the player, in browsers with view transitions. */

import { flushSync } from 'react-dom';

const cardsShown = () => [...document.querySelectorAll<HTMLElement>('[data-full=true] [data-card]')];
const nameFor = ({ dataset }: HTMLElement) => `card-${dataset.card}`;

let waits = false;

/** @param render - Called once, at the latest with the next frame; it shows the newest state. */
export function moveCards(render: () => void): void {
  if (waits) return;
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    render();
    return;
  }
  waits = true;
  const before = new Map(cardsShown().map((card) => [nameFor(card), card]));
  for (const [name, card] of before) card.style.viewTransitionName = name;
  // All but the cards stays as it is, and can be pressed.
  const { style } = document.documentElement;
  style.viewTransitionName = 'none';
  const transition = document.startViewTransition(() => {
    waits = false;
    flushSync(render);
    // What stayed where it was keeps its element. Named, it would be drawn over what it scrolls below.
    for (const card of cardsShown()) {
      const old = before.get(nameFor(card));
      card.style.viewTransitionName = old && old !== card ? nameFor(card) : 'none';
    }
  });
  // Rejected when another one starts or the page is hidden.
  transition.ready.catch(() => undefined);
  transition.finished.finally(() => {
    if (!waits) style.viewTransitionName = '';
  });
}
