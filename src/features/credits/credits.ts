/** Third-party works that the site shows or ships, with their authors and licences. */

type Credit = {
  readonly what: string;
  readonly who: string;
  readonly licence: string;
  readonly href: string;
  readonly note?: string;
};

const openFont = 'SIL Open Font License 1.1';
const cut = 'Cut to the characters the site uses.';

export const credits: readonly Credit[] = [
  {
    what: 'game-icons.net',
    who: 'Icons by Lorc, Delapouite and contributors',
    licence: 'CC BY 3.0',
    href: 'https://game-icons.net/',
    note: 'Modified: recoloured, overprinted, turned, cut and combined.',
  },
  {
    what: 'Rozha One',
    who: 'Type by the Indian Type Foundry',
    licence: openFont,
    href: 'https://fonts.google.com/specimen/Rozha+One',
    note: cut,
  },
  {
    what: 'League Gothic',
    who: 'Type by The League of Moveable Type',
    licence: openFont,
    href: 'https://www.theleagueofmoveabletype.com/league-gothic',
    note: cut,
  },
  {
    what: 'Alegreya Sans',
    who: 'Type by Huerta Tipográfica',
    licence: openFont,
    href: 'https://www.huertatipografica.com/en/fonts/alegreya-sans-ht',
    note: cut,
  },
  { what: 'React', who: 'Meta Platforms and contributors', licence: 'MIT', href: 'https://react.dev/' },
  {
    what: 'wouter',
    who: 'Alexey Taktarov and contributors',
    licence: 'Unlicense',
    href: 'https://github.com/molefrog/wouter',
  },
  {
    what: 'MiniSearch',
    who: 'Luca Ongaro and contributors',
    licence: 'MIT',
    href: 'https://github.com/lucaong/minisearch',
  },
  { what: 'Zod', who: 'Colin McDonnell and contributors', licence: 'MIT', href: 'https://zod.dev/' },
  { what: 'idb', who: 'Jake Archibald and contributors', licence: 'ISC', href: 'https://github.com/jakearchibald/idb' },
  { what: 'Workbox', who: 'Google', licence: 'MIT', href: 'https://developer.chrome.com/docs/workbox' },
  { what: 'Hashids', who: 'The Hashids contributors', licence: 'MIT', href: 'https://hashids.org/' },
];
