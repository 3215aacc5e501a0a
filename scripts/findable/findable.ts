/** Files and data for other programs: robots.txt, sitemap, OpenSearch, JSON-LD, card downloads and their schemas. */

import { loadCardData } from '#cards/build/cardFiles.ts';
import { activeSetFiles } from '#cards/build/catalogueData.ts';
import { publicFaceUrl } from '#game/cards/faceUrl.ts';
import { openSearchPath } from '#site/paths.ts';
import type { PageHead } from '#site/renderedPage.ts';
import { routes } from '#site/routes.ts';
import type { SiteSettings } from '#site/siteSettings.ts';
import { cardDownloads } from './cardDownloads.ts';
import { createPageDates, dateOfCard } from './pageDates.ts';
import { schemaFiles } from './schemas.ts';
import { openSearchDescription, printSitemap, robotsText, sitemapEntries, sitemapPath } from './searchFiles.ts';
import { type PlacedCard, structuredData } from './structuredData.ts';

export type Findable = {
  /** JSON-LD for a page's head. */
  readonly structuredData: (head: PageHead) => object | undefined;
  /** Files that are not pages: maps the path below the built folder to the content. */
  readonly files: (heads: readonly PageHead[]) => ReadonlyMap<string, string>;
};

export async function createFindable(root: string, settings: SiteSettings): Promise<Findable> {
  const { sets } = await loadCardData();
  const cards = new Map(
    activeSetFiles(sets).flatMap((set) =>
      set.cards.map((card): [string, PlacedCard] => [routes.card.href(card.set, card.number), { card, set }]),
    ),
  );
  const dateOfPage = createPageDates(root);

  const aboutPage = (path: string) => {
    const card = cards.get(path)?.card;
    const changed = card ? dateOfCard(card) : dateOfPage(path);
    return { ...(changed !== undefined && { changed }), ...(card && { image: publicFaceUrl(card.id) }) };
  };

  return {
    structuredData: (head) => structuredData(head, cards.get(head.canonical ?? ''), settings),
    files: (heads) =>
      new Map([
        ['robots.txt', robotsText(settings.origin)],
        [openSearchPath.slice(1), openSearchDescription(settings.origin)],
        [sitemapPath.slice(1), printSitemap(sitemapEntries(heads, aboutPage), settings.origin)],
        ...cardDownloads(sets, settings),
        ...schemaFiles(settings),
      ]),
  };
}
