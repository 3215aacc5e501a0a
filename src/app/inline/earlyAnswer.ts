/** Shows the cards that match a search without texts, before the app has loaded. */

import { counted } from '#game/plural.ts';
import { earlyAnswerId, type PlaceOfCard, readEarlySearch } from '#search/earlyAnswer.ts';

/** Uses a policy, because Trusted Types accept no other text as HTML. */
function parse(html: string): Document {
  const policy = window.trustedTypes?.createPolicy('early-answer', { createHTML: (text) => text });
  return new DOMParser().parseFromString((policy?.createHTML(html) ?? html) as string, 'text/html');
}

/** Reduces a set to its matching cards, best first, or to a line that says there are none. Returns their number. */
function filterGroup(group: Element, places: ReadonlyMap<Element, number>, empty: Element | null | undefined): number {
  const cards = [...group.querySelectorAll('li')];
  const placed = cards.map((card) => ({ card, place: places.get(card) ?? -1 }));
  const found = placed.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place);
  const [count] = [...group.querySelectorAll('header p')].reverse();
  if (count && found.length < cards.length) count.textContent = `${found.length} of ${cards.length}`;
  if (found.length > 0) group.querySelector('ul')?.replaceChildren(...found.map(({ card }) => card));
  else if (cards.length > 0 && empty) group.replaceWith(empty);
  return found.length;
}

/**
 * Filters the list of all cards, which the page contains for readers without scripts, to those that match. The
 * template after it has the traits of the cards, in the same order. Returns nothing if the app must answer.
 */
function answer(list: string, placeOf: PlaceOfCard): readonly Node[] {
  const page = parse(list);
  const pictures = () => [...page.querySelectorAll('img')];
  const all = pictures().length;
  const eager = page.querySelectorAll('[loading=eager]').length;
  const template = page.querySelector('template');
  const traits = template?.dataset.traits?.split(/\n/) ?? [];
  const cards = [...page.querySelectorAll('[data-group] li')];
  const places = new Map(cards.map((card, position) => [card, placeOf(traits[position] ?? '')]));
  const counts = [...page.querySelectorAll<HTMLElement>('[data-group]')].map((group) =>
    filterGroup(group, places, template?.content.getElementById(group.dataset.group ?? '')),
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
 * Answers the search of the address when the page is parsed, if it can, and then sets `data-answered`. Runs in the head:
 * a script at the end of the body would wait for the stylesheet, and its images with it.
 */
export function answerWhenParsed(): void {
  const placeOf = readEarlySearch(location.search);
  if (!placeOf || document.body) return;
  document.addEventListener(
    'readystatechange',
    () => {
      const room = document.getElementById(earlyAnswerId);
      const list = room?.nextElementSibling?.textContent;
      if (!room || !list) return;
      room.append(...answer(list, placeOf));
      if (room.hasChildNodes()) document.documentElement.dataset.answered = '';
    },
    { once: true },
  );
}
