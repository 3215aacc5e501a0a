/** Permanent redirects to a card's page: from its share address, and from an address with leading zeros. */

import { cardIdOf } from '#game/cards/card.ts';
import { routes } from '#site/routes.ts';
import { decodeShortId, encodeShortId } from '#site/shortId.ts';

export type Placed = { readonly set: number; readonly number: number };

const cardsPath = routes.cards.href();

/** Matches a set or number with leading zeros. The pattern is valid in JavaScript, PCRE and RE2. */
export const paddedPattern = `^${cardsPath}/(?:0+(\\d+)/0*(\\d+)|(\\d+)/0+(\\d+))/?$`;

/** The target for `paddedPattern`. One of each two groups is empty. */
export const paddedTarget = (group: (position: number) => string): string =>
  `${cardsPath}/${group(1)}${group(3)}/${group(2)}${group(4)}`;

const padded = new RegExp(paddedPattern);

/** Maps each share address to the page of its card. */
export const shareRedirects = (cards: readonly Placed[]): ReadonlyMap<string, string> =>
  new Map(
    cards.map(({ set, number }) => [
      routes.cardShare.href(encodeShortId(cardIdOf(set, number))),
      routes.card.href(set, number),
    ]),
  );

const sharePath = routes.cardShare.href('');

/** The redirect target of a decoded path, for servers that run code; `undefined` if it is not redirected. */
export function cardRedirect(path: string): string | undefined {
  if (padded.test(path))
    return path.replace(
      padded,
      paddedTarget((position) => `$${position}`),
    );
  const id = path.startsWith(sharePath) ? decodeShortId(path.slice(sharePath.length)) : undefined;
  return id === undefined ? undefined : routes.card.href(Math.floor(id / 100), id % 100);
}
