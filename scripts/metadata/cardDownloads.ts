/**
 * The card data as a public download: `/cards.json` with everything, and one
 * file for each set. `docs/card-data.md` documents the format.
 */

import { activeSetFiles } from '#cards/build/catalogueData.ts';
import { contentHash } from '#cards/faces/faceImages.ts';
import { type Card, cardVersion } from '#game/cards/card.ts';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import { publicFaceUrl } from '#game/cards/faceUrl.ts';
import { siteName } from '#site/gameName.ts';
import { cardDownloadPath, setDownloadPath } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { encodeShortId } from '#site/shortId.ts';
import type { SiteSettings } from '#site/siteSettings.ts';

/** The licence of the game's texts and pictures. */
export const cardLicence = 'https://creativecommons.org/licenses/by-nc-sa/4.0/';

/** Incremented when a field is removed or changes its meaning. Fields may be added at any time. */
export const downloadFormat = 1;

type Settings = Pick<SiteSettings, 'origin' | 'copyrightHolder'>;

/** Maps the path of each file, below the site's root, to its text. */
export function cardDownloads(files: readonly CardSetFile[], settings: Settings): ReadonlyMap<string, string> {
  const sets = activeSetFiles(files).map((file) => publicSet(file, settings));
  const documents = [
    [cardDownloadPath, sets] as const,
    ...sets.map((set) => [setDownloadPath(set.slug), [set]] as const),
  ];
  return new Map(documents.map(([path, content]) => [path.slice(1), print(content, settings)]));
}

function print(sets: readonly object[], { origin, copyrightHolder }: Settings): string {
  const about = {
    game: siteName,
    site: origin,
    copyright: copyrightHolder,
    licence: cardLicence,
    format: downloadFormat,
    cardVersion,
  };
  // A content hash: the same cards have the same version in every build.
  const version = contentHash(JSON.stringify([about, sets]));
  return `${JSON.stringify({ ...about, version, sets }, null, 1)}\n`;
}

function publicSet({ id, name, abbreviation, slug, description, releaseDate, cards }: CardSetFile, settings: Settings) {
  return {
    id,
    name,
    abbreviation,
    slug,
    description,
    releaseDate,
    cards: cards.map((card) => publicCard(card, settings)),
  };
}

/** The printed content of a card and its addresses, without the data that only our card images need. */
function publicCard({ active: _, art, ...card }: Card, { origin }: Settings) {
  return {
    ...card,
    illustration: art.scene,
    page: `${origin}${routes.card.href(card.set, card.number)}`,
    share: `${origin}${routes.cardShare.href(encodeShortId(card.id))}`,
    image: `${origin}${publicFaceUrl(card.id)}`,
  };
}
