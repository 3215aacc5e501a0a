/** Permanent redirects to a card's page: from its share address, and from an address with leading zeros. */

import { cardIdOf } from '#game/cards/card.ts';
import { routes } from '#site/routes.ts';
import { decodeShortId, encodeShortId } from '#site/shortId.ts';

export type Placed = { readonly set: number; readonly number: number };

const cardsPath = routes.cards.href();

/** A set or number with leading zeros, as a regular expression that JavaScript, PCRE and RE2 read alike. */
export const paddedPattern = `^${cardsPath}/(?:0+(\\d+)/0*(\\d+)|(\\d+)/0+(\\d+))/?$`;

/** The target for `paddedPattern`: of each two groups one is empty. */
export const paddedTarget = (group: (position: number) => string): string =>
  `${cardsPath}/${group(1)}${group(3)}/${group(2)}${group(4)}`;

const padded = new RegExp(paddedPattern);

/** Share address to page. */
export const shareRedirects = (cards: readonly Placed[]): ReadonlyMap<string, string> =>
  new Map(
    cards.map(({ set, number }) => [
      routes.cardShare.href(encodeShortId(cardIdOf(set, number))),
      routes.card.href(set, number),
    ]),
  );

const sharePath = routes.cardShare.href('');

/** Where a decoded path leads, for a server that can run code; `undefined` for a path that is not redirected. */
export function cardRedirect(path: string): string | undefined {
  if (padded.test(path))
    return path.replace(
      padded,
      paddedTarget((position) => `$${position}`),
    );
  const id = path.startsWith(sharePath) ? decodeShortId(path.slice(sharePath.length)) : undefined;
  return id === undefined ? undefined : routes.card.href(Math.floor(id / 100), id % 100);
}
