/**
 * The route table: pattern, address, title, description and canonical address
 * of every screen (spec section 2, product.md routes). Links, the router, the
 * prerender, the sitemap and the service worker all read it.
 */

import { game, siteName } from './gameName.ts';

const inGame = (path = '') => `/${game}${path}`;

/** What a screen is called and how it is found, before any parameter is known. */
export type Route<Href extends (...parameters: never[]) => string = (...parameters: never[]) => string> = {
  /** In wouter's notation; an expression where a parameter is only part of a segment. */
  readonly pattern: string | RegExp;
  readonly href: Href;
  /** Without the site's name, which `pageTitle` adds. Home has none. */
  readonly title: string;
  readonly description: string;
  /** Rendered to its own HTML file by the build; the others are made on the device. */
  readonly prerendered: boolean;
};

const route = <Href extends (...parameters: never[]) => string>(definition: Route<Href>) => definition;

const query = (search: string) => (search === '' ? '' : `?${search}`);
const fragment = (anchor?: string) => (anchor ? `#${anchor}` : '');

export const routes = {
  home: route({
    pattern: '/',
    href: () => '/',
    title: '',
    description:
      'A print-and-play card game for two to four clones of one person. One shared mind, two ticks a turn, exact revenge.',
    prerendered: true,
  }),
  gameHome: route({
    pattern: inGame(),
    href: () => inGame(),
    title: '',
    description: 'A print-and-play card game for two to four clones of one person.',
    prerendered: true,
  }),
  cards: route({
    pattern: inGame('/cards'),
    href: (search = '', anchor?: string) => inGame(`/cards${query(search)}${fragment(anchor)}`),
    title: 'Cards',
    description: `All the cards of ${siteName}, set by set: attacks, reactions and states, and what they fear.`,
    prerendered: true,
  }),
  card: route({
    // Whole numbers only: anything else is an unknown page (product row 17).
    pattern: new RegExp(`^${inGame('/cards/(?<set>-?\\d+)/(?<number>-?\\d+)/?$')}`),
    href: (set: number, number: number) => inGame(`/cards/${set}/${number}`),
    title: 'Card',
    description: `One card of ${siteName}: its picture, its text, its cost and its rulings.`,
    prerendered: true,
  }),
  cardShare: route({
    pattern: inGame('/c/:shortId'),
    href: (shortId: string) => inGame(`/c/${shortId}`),
    title: 'Card',
    description: 'The short address of a card.',
    prerendered: false,
  }),
  searchResults: route({
    pattern: inGame('/search-results'),
    href: (search = '', anchor?: string) => inGame(`/search-results${query(search)}${fragment(anchor)}`),
    title: 'Search results',
    description: `Cards of ${siteName} that match a search.`,
    prerendered: true,
  }),
  advancedSearch: route({
    pattern: inGame('/advanced-search'),
    href: (search = '') => inGame(`/advanced-search${query(search)}`),
    title: 'Advanced search',
    description: 'Find a card by name, text, symbol, type, discipline, cost, value, flavour or set.',
    prerendered: true,
  }),
  syntax: route({
    pattern: inGame('/syntax'),
    href: () => inGame('/syntax'),
    title: 'Search syntax',
    description: 'How to type a search for cards: fields, comparisons, phrases, symbols, either, both and not.',
    prerendered: true,
  }),
  rules: route({
    pattern: inGame('/rules'),
    href: (anchor?: string) => inGame(`/rules${fragment(anchor)}`),
    title: 'Rules',
    description: `The rulebook of ${siteName}: setup, turns, actions, the stem, and every term explained.`,
    prerendered: true,
  }),
  quickStart: route({
    pattern: inGame('/quick-start'),
    href: () => inGame('/quick-start'),
    title: 'Quick start',
    description:
      'The rules of Spite & Image on one page: set up, take turns, react and win. Print it or read it in three minutes.',
    prerendered: true,
  }),
  reference: route({
    pattern: inGame('/reference'),
    href: () => inGame('/reference'),
    title: 'Reference tables',
    description:
      'A reference sheet for the game table: the turn, the costs, the resources and every symbol on one page.',
    prerendered: true,
  }),
  table: route({
    pattern: inGame('/table'),
    /** Without a game's id: the games there are, and the setup of a new one. */
    href: (id = '') => inGame(`/table${query(id && `game=${id}`)}`),
    title: 'Table',
    description:
      'A clone tracker for the game table: corpus, cerebrium, ticks, thoughts and fear, with undo. Works offline and sends nothing.',
    prerendered: true,
  }),
  ready: route({
    pattern: inGame('/ready'),
    href: () => inGame('/ready'),
    title: 'Ready for the table',
    description: `What of ${siteName} is truly stored on this device, what is missing, and how to make it complete before you go where there is no network.`,
    prerendered: true,
  }),
  changes: route({
    pattern: inGame('/changes'),
    href: () => inGame('/changes'),
    title: 'What has changed',
    description: 'Cards and rules whose text has changed since you last saw them, with the old words and the new.',
    prerendered: true,
  }),
  print: route({
    pattern: inGame('/print'),
    /** With a search: its cards on sheets, made on the device. */
    href: (search = '') => inGame(`/print${query(search)}`),
    title: 'Print and play',
    description:
      'The free demo of 32 cards and every set to print at home: PDF files for A4 and Letter, in colour or grey, and any search on sheets.',
    prerendered: true,
  }),
  personaStory: route({
    pattern: new RegExp(`^${inGame('/(?<name>[a-z]+)-intro/?$')}`),
    href: (name: string) => inGame(`/${name}-intro`),
    title: 'A persona’s story',
    description: `A persona of ${siteName} says how it came to this.`,
    prerendered: true,
  }),
  mailingList: route({
    pattern: '/mailing-list',
    href: () => '/mailing-list',
    title: 'Mailing list',
    description: `News of ${siteName} by letter, and the free demo of two sets to print.`,
    prerendered: true,
  }),
  credits: route({
    pattern: '/credits',
    href: () => '/credits',
    title: 'Credits and licences',
    description: 'Who drew the icons, who cut the type, and what you may do with the cards.',
    prerendered: true,
  }),
  privacy: route({
    pattern: '/privacy',
    href: () => '/privacy',
    title: 'Privacy',
    description: 'What this site keeps on your device, where, and that it sends nothing.',
    prerendered: true,
  }),
  sandbox: route({
    pattern: '/sandbox/:page',
    href: (page: string) => `/sandbox/${page}`,
    title: 'Sandbox',
    description: 'The parts this site is made of.',
    prerendered: false,
  }),
} as const;

export type RouteName = keyof typeof routes;

/** The document title of a screen; the site's name alone where there is no other (spec section 2). */
export const pageTitle = (title: string) => (title === '' ? siteName : `${title} | ${siteName}`);

/** Home answers at two addresses; every other page is its own canonical address. */
export const canonicalPath = (path: string) => (path === routes.gameHome.href() ? routes.home.href() : path);
