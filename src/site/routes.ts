/** The route table: pattern, address and title of every screen, for links, router, prerendering, sitemap and worker. */

import { game, siteName } from './gameName.ts';

const inGame = (path = '') => `/${game}${path}`;

export type Route<Href extends (...parameters: never[]) => string = (...parameters: never[]) => string> = {
  /** In wouter's notation, or a regular expression if a parameter is only part of a segment. */
  readonly pattern: string | RegExp;
  readonly href: Href;
  /** Without the site's name, which `pageTitle` adds. Home has none. */
  readonly title: string;
  /** Whether the build prerenders the page. Other pages are rendered in the browser. */
  readonly prerendered: boolean;
};

const route = <Href extends (...parameters: never[]) => string>(definition: Route<Href>) => definition;

const query = (search: string) => (search === '' ? '' : `?${search}`);
const fragment = (anchor?: string) => (anchor ? `#${anchor}` : '');

/** The start of the fragment that holds a position. */
export const positionFragment = 'p=';

export const routes = {
  home: route({
    pattern: '/',
    href: (fragment?: 'demo') => (fragment ? `/#${fragment}` : '/'),
    title: '',
    prerendered: true,
  }),
  gameHome: route({
    pattern: inGame(),
    href: () => inGame(),
    title: '',
    prerendered: true,
  }),
  cards: route({
    pattern: inGame('/cards'),
    href: (search = '', anchor?: string) => inGame(`/cards${query(search)}${fragment(anchor)}`),
    title: 'Cards',
    prerendered: true,
  }),
  card: route({
    // Whole numbers only: anything else is an unknown page.
    pattern: new RegExp(`^${inGame('/cards/(?<set>-?\\d+)/(?<number>-?\\d+)/?$')}`),
    href: (set: number, number: number) => inGame(`/cards/${set}/${number}`),
    title: 'Card',
    prerendered: true,
  }),
  cardShare: route({
    pattern: inGame('/c/:shortId'),
    href: (shortId: string) => inGame(`/c/${shortId}`),
    title: 'Card',
    prerendered: false,
  }),
  searchResults: route({
    pattern: inGame('/search-results'),
    href: (search = '', anchor?: string) => inGame(`/search-results${query(search)}${fragment(anchor)}`),
    title: 'Search results',
    prerendered: true,
  }),
  advancedSearch: route({
    pattern: inGame('/advanced-search'),
    href: (search = '') => inGame(`/advanced-search${query(search)}`),
    title: 'Advanced search',
    prerendered: true,
  }),
  syntax: route({
    pattern: inGame('/syntax'),
    href: () => inGame('/syntax'),
    title: 'Search syntax',
    prerendered: true,
  }),
  rules: route({
    pattern: inGame('/rules'),
    href: (anchor?: string) => inGame(`/rules${fragment(anchor)}`),
    title: 'Rules',
    prerendered: true,
  }),
  quickStart: route({
    pattern: inGame('/quick-start'),
    href: () => inGame('/quick-start'),
    title: 'Quick start',
    prerendered: true,
  }),
  reference: route({
    pattern: inGame('/reference'),
    href: () => inGame('/reference'),
    title: 'Reference tables',
    prerendered: true,
  }),
  table: route({
    pattern: inGame('/table'),
    /** Without the id of a tracked game: the ways to play, and the game to go on with. */
    href: (id = '') => inGame(`/table${query(id && `game=${id}`)}`),
    title: 'Table',
    prerendered: true,
  }),
  count: route({
    pattern: inGame('/table/count'),
    href: () => inGame('/table/count'),
    title: 'Keep count',
    prerendered: true,
  }),
  play: route({
    pattern: inGame('/play'),
    /** Without a game id: the list of games, and the setup of a new one. */
    href: (id = '') => inGame(`/play${query(id && `game=${id}`)}`),
    title: 'Play',
    prerendered: true,
  }),
  firstGame: route({
    pattern: inGame('/play/first'),
    href: () => inGame('/play/first'),
    title: 'Play the first turn',
    prerendered: true,
  }),
  playRecord: route({
    pattern: inGame('/play/record'),
    href: () => inGame('/play/record'),
    title: 'Your games',
    prerendered: true,
  }),
  settle: route({
    pattern: inGame('/settle'),
    /** With the cards that met, and with other points, sides or clones. */
    href: (search = '') => inGame(`/settle${query(search)}`),
    title: 'Settle it',
    prerendered: true,
  }),
  grudge: route({
    pattern: inGame('/grudge'),
    /** Without a day, such as 2026-11-26: that of today. */
    href: (day = '') => inGame(`/grudge${query(day && `day=${day}`)}`),
    title: 'Today’s grudge',
    prerendered: true,
  }),
  grudges: route({
    pattern: inGame('/grudge/days'),
    href: () => inGame('/grudge/days'),
    title: 'Grudges so far',
    prerendered: true,
  }),
  position: route({
    pattern: inGame('/position'),
    /**
     * With the code of a position (positionCode.ts), and who decides and which moment is shown (momentAddress.ts).
     * Fragments are never sent to a server.
     */
    href: (code = '', search = '') =>
      inGame(`/position${query(search)}${fragment(code && `${positionFragment}${code}`)}`),
    title: 'A moment of a game',
    prerendered: true,
  }),
  ready: route({
    pattern: inGame('/ready'),
    href: () => inGame('/ready'),
    title: 'Offline and backup',
    prerendered: true,
  }),
  changes: route({
    pattern: inGame('/changes'),
    href: () => inGame('/changes'),
    title: 'What has changed',
    prerendered: true,
  }),
  print: route({
    pattern: inGame('/print'),
    /** With a search: sheets of its cards, made on the device. */
    href: (search = '') => inGame(`/print${query(search)}`),
    title: 'Print and play',
    prerendered: true,
  }),
  personaStory: route({
    pattern: new RegExp(`^${inGame('/(?<name>[a-z]+)-intro/?$')}`),
    href: (name: string) => inGame(`/${name}-intro`),
    title: 'A persona’s story',
    prerendered: true,
  }),
  mailingList: route({
    pattern: '/mailing-list',
    href: () => '/mailing-list',
    title: 'Mailing list',
    prerendered: true,
  }),
  credits: route({
    pattern: '/credits',
    href: () => '/credits',
    title: 'Credits and licences',
    prerendered: true,
  }),
  privacy: route({
    pattern: '/privacy',
    href: () => '/privacy',
    title: 'Privacy',
    prerendered: true,
  }),
  sandbox: route({
    pattern: '/sandbox/:page',
    href: (page: string) => `/sandbox/${page}`,
    title: 'Sandbox',
    prerendered: false,
  }),
} as const;

export type RouteName = keyof typeof routes;

/** The document title; the site's name alone for a screen without a title. */
export const pageTitle = (title: string) => (title === '' ? siteName : `${title} | ${siteName}`);

/** Home answers at two addresses; every other page is its own canonical address. */
export const canonicalPath = (path: string) => (path === routes.gameHome.href() ? routes.home.href() : path);

/** The persona stories: addresses and titles. Each text is a file of features/persona-story. */
export const stories = [
  {
    slug: 'wick',
    title: 'A Small Fire',
  },
  {
    slug: 'twice',
    title: 'A Few Corrections',
  },
  {
    slug: 'stillwell',
    title: 'Nothing Further',
  },
  {
    slug: 'nine',
    title: 'Sold as Seen',
  },
] as const;
