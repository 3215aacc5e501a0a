/**
 * Animates cards that move from place to place: a copy of each glides over the table to its new place, where the card
 * itself stays hidden until then. Cards that stay in a row close up to each other. Only the places of cards are measured,
 * and only they and copies are moved, so that the rest of the table is neither laid out nor painted again.
 */

import { flushSync } from 'react-dom';

const glide: KeyframeAnimationOptions = { duration: 250, easing: 'cubic-bezier(0.3, 0, 0.1, 1)' };

const cardsShown = () => [...document.querySelectorAll<HTMLElement>('[data-full=true] [data-card]')];

/** Its place, if it has one that its row does not cut off. */
function placeOf(card: HTMLElement): DOMRect | undefined {
  const place = card.getBoundingClientRect();
  const row = card.closest('ul');
  const isWhole = place.width > 0 && (!row || place.right < row.getBoundingClientRect().right + 1);
  return isWhole ? place : undefined;
}

/** The place in a row, without what the card does there when it is chosen. */
const spotOf = (card: HTMLElement) => card.closest('li')?.getBoundingClientRect();

const isSame = (from: DOMRect, to: DOMRect) => from.left === to.left && from.top === to.top;

/** A card that keeps its element, and its place in a row before and after. */
type Stay = { readonly card: HTMLElement; readonly from: DOMRect; readonly to: DOMRect };

let waits = false;

/**
 * @param render - Shows the newest state. Called once, before the next picture, or not at all while an earlier call is
 * pending, whose `render` shows the newest state as well.
 */
export function moveCards(render: () => void): void {
  if (waits) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    render();
    return;
  }
  waits = true;
  const before = new Map(
    cardsShown().map((card) => [card.dataset.card, { card, place: placeOf(card), spot: spotOf(card) }] as const),
  );
  // Changes of the same task are rendered together.
  queueMicrotask(() => {
    waits = false;
    flushSync(render);
    // All are measured before one moves: the table is laid out once.
    const moves: (() => void)[] = [];
    const stay: Stay[] = [];
    for (const card of cardsShown()) {
      const old = before.get(card.dataset.card);
      const spot = old?.card === card ? spotOf(card) : undefined;
      if (old?.spot && spot) stay.push({ card, from: old.spot, to: spot });
      // A card that stays keeps its element.
      const place = old?.place && old.card !== card && !old.card.isConnected ? placeOf(card) : undefined;
      if (!old?.place || !place || isSame(old.place, place)) continue;
      // A card that is shown twice is animated once.
      before.delete(card.dataset.card);
      const { place: from } = old;
      moves.push(() => move(card, from, place));
    }
    for (const begin of moves) begin();
    for (const one of stay)
      if (!isSame(one.from, one.to) && !stay.some((other) => changesPlaces(one, other))) closeUp(one);
  });
}

/** By a translation, which begins where the card was: for the browser, the layout does not shift. */
function closeUp({ card, from, to }: Stay): void {
  const translate = `${from.left - to.left}px ${from.top - to.top}px`;
  card.closest('li')?.animate([{ translate }, { translate: 'none' }], glide);
}

/** Such cards would be printed through each other: those that cannot be used are transparent. */
const changesPlaces = (one: Stay, other: Stay) =>
  one.from.top === other.from.top && (one.from.left - other.from.left) * (one.to.left - other.to.left) < 0;

function move(card: HTMLElement, from: DOMRect, to: DOMRect): void {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const name of ['data-card', 'data-key', 'id']) copy.removeAttribute(name);
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    top: `${to.top}px`,
    left: `${to.left}px`,
    zIndex: '3',
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
    transformOrigin: '0 0',
    pointerEvents: 'none',
  });
  card.style.opacity = '0';
  card.closest('[data-full=true]')?.append(copy);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const moving = copy.animate([{ transform: start }, { transform: 'none' }], glide);
  moving.onfinish = moving.oncancel = () => {
    card.style.opacity = '';
    copy.remove();
  };
}
