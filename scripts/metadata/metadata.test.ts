/** Tests the data for search engines, the search box of browsers, and other programs. */

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { activeSetFiles } from '#cards/build/catalogueData.ts';
import type { SiteSettings } from '#site/siteSettings.ts';
import { cardDownloads } from './cardDownloads.ts';
import { createMetadata } from './metadata.ts';
import { structuredData } from './structuredData.ts';

const settings = { origin: 'https://clones.games', copyrightHolder: 'The Printers' } as SiteSettings;
const head = (canonical?: string, title = 'A page | Spite & Image') => ({
  title,
  description: 'What it says.',
  ...(canonical !== undefined && { canonical }),
});
const { sets } = await loadCardData();
const { structuredData: dataOf, files } = await createMetadata(path.resolve(import.meta.dirname, '../..'), settings);

type Graph = { '@graph': readonly Record<string, unknown>[] };
const graphOf = (canonical: string, title?: string) => (dataOf(head(canonical, title)) as Graph)['@graph'];

describe('the JSON-LD of', () => {
  test('home describes a searchable site, and a game for two to four players', () => {
    const [site, game] = graphOf('/');
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://clones.games/spite-and-image/search-results?name={search_term_string}' },
      },
    });
    expect(game).toMatchObject({
      '@type': 'Game',
      numberOfPlayers: { minValue: 2, maxValue: 4 },
      playMode: 'https://schema.org/MultiPlayer',
    });
  });

  test('a card describes a work that is part of the game and its set, with breadcrumbs below the cards', () => {
    const [work, trail] = graphOf('/spite-and-image/cards/1/1', 'Identical Haymaker | Spite & Image');
    expect(work).toMatchObject({
      '@type': 'CreativeWork',
      name: 'Identical Haymaker',
      image: 'https://clones.games/cards/101.webp',
      isPartOf: [{ '@id': 'https://clones.games/#game' }, { name: 'Duel' }],
    });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Spite & Image', item: 'https://clones.games/' },
        { position: 2, name: 'Cards', item: 'https://clones.games/spite-and-image/cards' },
        { position: 3, name: 'Identical Haymaker', item: 'https://clones.games/spite-and-image/cards/1/1' },
      ],
    });
  });

  test('the rules describes an article about the game', () => {
    expect(graphOf('/spite-and-image/rules').map((thing) => thing['@type'])).toEqual(['TechArticle', 'BreadcrumbList']);
  });

  test('a page without a canonical address is absent', () => {
    expect(structuredData(head(), undefined, settings)).toBeUndefined();
  });
});

describe('the sitemap', () => {
  test('dates a card by its newest ruling or its release, and lists its image', () => {
    const card = sets.flatMap(({ cards }) => cards).find(({ notes }) => notes && notes.length > 0);
    if (!card) throw new Error('No card has a ruling.');
    const newest = [card.releaseDate, ...(card.notes ?? []).map(({ date }) => date)].sort().at(-1);
    const address = `/spite-and-image/cards/${card.set}/${card.number}`;
    expect(files([head(address)]).get('sitemap.xml')).toContain(
      `<url><loc>https://clones.games${address}</loc><lastmod>${newest}</lastmod>` +
        `<image:image><image:loc>https://clones.games/cards/${String(card.id).padStart(3, '0')}.webp</image:loc></image:image></url>`,
    );
  });

  test('is named in robots.txt, which disallows nothing', () => {
    const robots = files([]).get('robots.txt');
    expect(robots).toContain('Sitemap: https://clones.games/sitemap.xml');
    expect(robots).not.toContain('Disallow');
  });
});

test('a browser can add the site as a search engine', () => {
  expect(files([]).get('opensearch.xml')).toContain(
    '<Url type="text/html" template="https://clones.games/spite-and-image/search-results?name={searchTerms}"/>',
  );
});

describe('the card downloads', () => {
  const downloads = cardDownloads(sets, settings);
  const read = (file: string) => JSON.parse(downloads.get(file) ?? '{}');
  type Download = { sets: { slug: string; cards: { id: number }[] }[] };
  const cardsIn = ({ sets: some }: Download) => some.flatMap(({ cards }) => cards.map(({ id }) => id));

  test('contain every active card, in one file and in one file for each set', () => {
    const all: Download = read('cards.json');
    expect(cardsIn(all)).toEqual(activeSetFiles(sets).flatMap(({ cards }) => cards.map(({ id }) => id)));
    const bySet = all.sets.map(({ slug }): Download => read(`sets/${slug}.json`));
    expect(bySet.flatMap(cardsIn)).toEqual(cardsIn(all));
    expect(downloads.size).toBe(1 + all.sets.length);
  });

  test('contain the printed content of a card, and its addresses', () => {
    expect(read('sets/duel.json').sets[0].cards[0]).toEqual({
      id: 101,
      name: 'Identical Haymaker',
      type: 'attack',
      discipline: 'physical',
      set: 1,
      number: 1,
      effects: 'Deal 3 {C} damage to another clone.',
      flavor: 'It lands exactly where you would have ducked.',
      cost: '{T1}{C0}',
      resourceValue: 1,
      releaseDate: '2026-10-01',
      artist: 'Imago Mutual Print Room',
      illustration: 'two mirrored fists meeting in a burst',
      page: 'https://clones.games/spite-and-image/cards/1/1',
      share: expect.stringMatching(/^https:\/\/clones\.games\/spite-and-image\/c\/[A-Za-z0-9]{10}$/),
      image: 'https://clones.games/cards/101.webp',
    });
  });

  test('state their format, version and licence', () => {
    const { sets: _, ...about } = read('cards.json');
    expect(about).toEqual({
      game: 'Spite & Image',
      site: 'https://clones.games',
      copyright: 'The Printers',
      licence: 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
      format: 1,
      cardVersion: 'v.1.26',
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  test('have a new version only if a card has changed', () => {
    const changed = sets.map((set) => ({ ...set, cards: set.cards.map((card) => ({ ...card, flavor: 'Else.' })) }));
    const versionOf = (files: typeof sets) =>
      JSON.parse(cardDownloads(files, settings).get('cards.json') ?? '').version;
    expect(versionOf(sets)).toBe(read('cards.json').version);
    expect(versionOf(changed)).not.toBe(versionOf(sets));
  });
});
