/** Shows the cards whose names contain the searched text, before the app has loaded. */

import { counted } from '#game/plural.ts';
import { nameAnswerId, type PlaceOfName, readNameSearch } from '#search/nameAnswer.ts';

/** Uses a policy, because Trusted Types accept no other text as HTML. */
function parse(html: string): Document {
  const policy = window.trustedTypes?.createPolicy('name-answer', { createHTML: (text) => text });
  return new DOMParser().parseFromString((policy?.createHTML(html) ?? html) as string, 'text/html');
}

/** Reduces a set to its matching cards, best first, or to a line that says there are none. Returns their number. */
function filterGroup(group: HTMLElement, placeOf: PlaceOfName, empty: Element | null | undefined): number {
  const cards = [...group.querySelectorAll('li')];
  const placed = cards.map((card) => ({ card, place: placeOf(card.querySelector('img')?.alt ?? '') }));
  const found = placed.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place);
  const [count] = [...group.querySelectorAll('header p')].reverse();
  if (count && found.length < cards.length) count.textContent = `${found.length} of ${cards.length}`;
  if (found.length > 0) group.querySelector('ul')?.replaceChildren(...found.map(({ card }) => card));
  else if (cards.length > 0 && empty) group.replaceWith(empty);
  return found.length;
}

/**
 * Filters the list of all cards, which the page contains for readers without scripts, to those that match. Returns
 * nothing if the app must answer.
 */
function answer(list: string, placeOf: PlaceOfName): readonly Node[] {
  const page = parse(list);
  const pictures = () => [...page.querySelectorAll('img')];
  const all = pictures().length;
  const eager = page.querySelectorAll('[loading=eager]').length;
  const empty = page.querySelector('template')?.content;
  const counts = [...page.querySelectorAll<HTMLElement>('[data-group]')].map((group) =>
    filterGroup(group, placeOf, empty?.getElementById(group.dataset.group ?? '')),
  );
  const found = pictures();
  for (const [place, picture] of found.entries()) picture.loading = place < eager ? 'eager' : 'lazy';
  const said = page.querySelector('[role=status] > *');
  const sets = counts.filter((count) => count > 0).length;
  if (said) said.textContent = `${counted(found.length, 'card')} in ${counted(sets, 'set')}`;
  // The app shows a single card large, and other lines for none or all.
  return found.length > 1 && found.length < all ? [...page.body.childNodes] : [];
}

/**
 * Runs at the end of the search results page: answers the search if it can, and then sets `data-answered`. Does nothing
 * on other pages.
 */
export function filterPrerenderedCards(): void {
  const placeOf = readNameSearch(location.search);
  const room = document.getElementById(nameAnswerId);
  const list = room?.nextElementSibling?.textContent;
  if (!placeOf || !room || !list) return;
  room.append(...answer(list, placeOf));
  if (room.hasChildNodes()) document.documentElement.dataset.answered = '';
}
