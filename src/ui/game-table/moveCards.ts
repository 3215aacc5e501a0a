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
  for (const card of cardsShown())
    card.style.viewTransitionName = before.get(nameFor(card)) === card ? nameFor(card) : 'none';
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
      // A card that is shown twice moves once: a name given to two elements stops all that moves.
      before.delete(nameFor(card));
    }
  });
  // Rejected when another one starts or the page is hidden.
  transition.ready.catch(() => undefined);
  transition.finished.finally(() => {
    if (!waits) style.viewTransitionName = '';
  });
}
