/** Files and data for other programs: robots.txt, sitemap, OpenSearch, JSON-LD, card downloads and their schemas. */

import { loadCardData } from '#cards/build/cardFiles.ts';
import { activeSetFiles } from '#cards/build/catalogueData.ts';
import { publicFaceUrl } from '#game/cards/faceUrl.ts';
import { openSearchPath } from '#site/paths.ts';
import type { PageHead } from '#site/renderedPage.ts';
import { routes } from '#site/routes.ts';
import type { SiteSettings } from '#site/siteSettings.ts';
import { cardDownloads } from './cardDownloads.ts';
import { dateOfCard, dateOfPage } from './pageDates.ts';
import { schemaFiles } from './schemas.ts';
import { openSearchDescription, printSitemap, robotsText, sitemapPath } from './searchFiles.ts';
import { type PlacedCard, structuredData } from './structuredData.ts';

export async function createMetadata(root: string, settings: SiteSettings) {
  const { sets } = await loadCardData();
  const cards = new Map(
    activeSetFiles(sets).flatMap((set) =>
      set.cards.map((card): [string, PlacedCard] => [routes.card.href(card.set, card.number), { card, set }]),
    ),
  );
  const sitemapEntry = (path: string) => {
    const card = cards.get(path)?.card;
    return card
      ? { path, changed: dateOfCard(card), image: publicFaceUrl(card.id) }
      : { path, changed: dateOfPage(root, path) };
  };

  return {
    /** JSON-LD for a page's head. */
    structuredData: (head: PageHead) => structuredData(head, cards.get(head.canonical ?? ''), settings),
    /** Files that are not pages: maps the path below the built folder to the content. */
    files(heads: readonly PageHead[]): ReadonlyMap<string, string> {
      const paths = new Set(heads.flatMap(({ canonical }) => canonical ?? []));
      return new Map([
        ['robots.txt', robotsText(settings.origin)],
        [openSearchPath.slice(1), openSearchDescription(settings.origin)],
        [sitemapPath.slice(1), printSitemap(Array.from(paths, sitemapEntry), settings.origin)],
        ...cardDownloads(sets, settings),
        ...schemaFiles(settings),
      ]);
    },
  };
}
