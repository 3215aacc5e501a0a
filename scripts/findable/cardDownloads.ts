/**
 * The card data as a public download: `/cards.json` with everything, and one
 * file for each set. `docs/card-data.md` promises what is in them.
 */

import { createHash } from 'node:crypto';
import { activeSetFiles } from '#cards/build/catalogueData.ts';
import { type Card, cardVersion } from '#game/cards/card.ts';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import { publicFaceUrl } from '#game/cards/faceUrl.ts';
import { siteName } from '#site/gameName.ts';
import { cardDownloadPath, setDownloadPath } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { encodeShortId } from '#site/shortId.ts';
import type { SiteSettings } from '#site/siteSettings.ts';

/** Of the game's texts and pictures. */
export const cardLicence = 'https://creativecommons.org/licenses/by-nc-sa/4.0/';

/** Counted up when a field goes or changes its meaning; new fields may come at any time. */
export const downloadFormat = 1;

type Settings = Pick<SiteSettings, 'origin' | 'copyrightHolder'>;

/** Path below the site's root to the text of the file. */
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
  // The same cards are the same version, whoever builds them and whenever.
  const version = createHash('sha256')
    .update(JSON.stringify([about, sets]))
    .digest('hex')
    .slice(0, 16);
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

/** What is printed on the card, and where it is to be seen; not what only our own drawing needs. */
function publicCard({ active: _, art, ...card }: Card, { origin }: Settings) {
  return {
    ...card,
    illustration: art.scene,
    page: `${origin}${routes.card.href(card.set, card.number)}`,
    share: `${origin}${routes.cardShare.href(encodeShortId(card.id))}`,
    image: `${origin}${publicFaceUrl(card.id)}`,
  };
}
