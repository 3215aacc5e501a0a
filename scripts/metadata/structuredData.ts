/** The JSON-LD of a page, in the vocabulary of schema.org. */

import { type Card, cardVersion } from '#game/cards/card.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import { publicFaceUrl } from '#game/cards/faceUrl.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { siteName } from '#site/gameName.ts';
import type { PageHead } from '#site/renderedPage.ts';
import { routes } from '#site/routes.ts';
import type { SiteSettings } from '#site/siteSettings.ts';
import { cardLicence } from './cardDownloads.ts';
import { searchTemplate } from './searchFiles.ts';

/** A card with its set. */
export type PlacedCard = { readonly card: Card; readonly set: CardSet };

type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;
type Settings = Pick<SiteSettings, 'origin' | 'copyrightHolder'>;

const language = 'en-GB';
const gameId = (origin: string) => `${origin}/#game`;
const titleOf = ({ title }: PageHead) => title.replace(` | ${siteName}`, '');

/** The JSON-LD graph of a page; `undefined` for a page without a canonical address. */
export function structuredData(head: PageHead, card: PlacedCard | undefined, settings: Settings): object | undefined {
  const { canonical } = head;
  if (canonical === undefined) return undefined;
  const things = {
    [routes.home.href()]: () => [webSite(settings), game(head, settings)],
    [routes.rules.href()]: () => [rulebook(head, settings)],
  }[canonical]?.();
  const graph = [
    ...(things ?? (card ? [cardWork(card, settings)] : [])),
    ...(canonical === routes.home.href() ? [] : [breadcrumbs(head, card, settings.origin)]),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

const webSite = ({ origin }: Settings): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  name: siteName,
  url: `${origin}/`,
  inLanguage: language,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: searchTemplate(origin, '{search_term_string}') },
    'query-input': 'required name=search_term_string',
  },
});

const game = ({ description }: PageHead, { origin, copyrightHolder }: Settings): Thing => ({
  '@type': 'Game',
  '@id': gameId(origin),
  name: siteName,
  description,
  url: `${origin}/`,
  image: `${origin}/og.png`,
  inLanguage: language,
  genre: 'Card game',
  numberOfPlayers: {
    '@type': 'QuantitativeValue',
    minValue: gameConstants.minClones,
    maxValue: gameConstants.maxClones,
  },
  playMode: 'https://schema.org/MultiPlayer',
  publisher: { '@type': 'Organization', name: copyrightHolder },
  license: cardLicence,
  version: cardVersion,
});

const rulebook = (head: PageHead, { origin, copyrightHolder }: Settings): Thing => ({
  '@type': 'TechArticle',
  headline: `${siteName}: ${titleOf(head)}`,
  description: head.description,
  url: `${origin}${head.canonical}`,
  image: `${origin}/og.png`,
  inLanguage: language,
  isAccessibleForFree: true,
  license: cardLicence,
  author: { '@type': 'Organization', name: copyrightHolder },
  about: { '@id': gameId(origin) },
});

const cardWork = ({ card, set }: PlacedCard, { origin, copyrightHolder }: Settings): Thing => ({
  '@type': 'CreativeWork',
  name: card.name,
  url: `${origin}${routes.card.href(card.set, card.number)}`,
  image: `${origin}${publicFaceUrl(card.id)}`,
  abstract: card.flavor,
  inLanguage: language,
  keywords: [card.type, card.discipline, set.name],
  position: card.number,
  datePublished: card.releaseDate,
  creator: { '@type': 'Organization', name: card.artist },
  copyrightHolder: { '@type': 'Organization', name: copyrightHolder },
  license: cardLicence,
  version: cardVersion,
  isPartOf: [
    { '@id': gameId(origin) },
    { '@type': 'CreativeWorkSeries', name: set.name, description: set.description },
  ],
});

/** The trail of home, the cards if the page is a card, and the page itself. */
function breadcrumbs(head: PageHead, card: PlacedCard | undefined, origin: string): Thing {
  const trail = [
    [siteName, routes.home.href()],
    ...(card ? [[routes.cards.title, routes.cards.href()]] : []),
    [titleOf(head), head.canonical],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
