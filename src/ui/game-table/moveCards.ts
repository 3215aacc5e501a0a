/** Animates cards that move from place to place, in browsers with view transitions. */

import { flushSync } from 'react-dom';

const cardsShown = () => [...document.querySelectorAll<HTMLElement>('[data-full=true] [data-card]')];
const nameFor = ({ dataset }: HTMLElement) => `card-${dataset.card}`;

/** Whether its row does not cut it off: a card that moves is drawn over everything, also outside its row. */
const isWhole = (card: HTMLElement) => {
  const row = card.closest('ul');
  return !row || card.getBoundingClientRect().right < row.getBoundingClientRect().right + 1;
};

let waits = false;

/**
 * @param render - Shows the newest state. Called once, by the next frame at the latest, or not at all while an earlier
 * call is pending, whose `render` shows the newest state as well.
 */
export function moveCards(render: () => void): void {
  if (waits) return;
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    render();
    return;
  }
  waits = true;
  const before = new Map(
    cardsShown()
      .filter(isWhole)
      .map((card) => [nameFor(card), card]),
  );
  for (const card of cardsShown())
    card.style.viewTransitionName = before.get(nameFor(card)) === card ? nameFor(card) : 'none';
  // Excludes the rest of the page from the transition, so that it can be pressed.
  const { style } = document.documentElement;
  style.viewTransitionName = 'none';
  const transition = document.startViewTransition(() => {
    waits = false;
    flushSync(render);
    // A card that stays keeps its element. With a name it would be drawn over the content that it scrolls below.
    for (const card of cardsShown()) {
      const old = before.get(nameFor(card));
      card.style.viewTransitionName = old && old !== card && isWhole(card) ? nameFor(card) : 'none';
      // A card that is shown twice is animated once: a duplicate name would cancel the whole transition.
      before.delete(nameFor(card));
    }
  });
  // Rejected when another one starts or the page is hidden.
  transition.ready.catch(() => undefined);
  transition.finished.finally(() => {
    if (!waits) style.viewTransitionName = '';
  });
}
