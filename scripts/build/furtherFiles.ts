/**
 * The faces that a page is set in, beside the three that every page begins with
 * (`preloads.ts`), and the grain of a picture that it opens with. Found only in the stylesheet
 * they would come one round trip after it; named in the head they come beside it, behind what
 * is painted first.
 */

import type { RouteName } from '#site/routes.ts';
import { type HeadTag, printTags } from './pageTags.ts';
import { fontTag } from './preloads.ts';

const low = { fetchpriority: 'low' };

const medium = 'alegreya-sans-500';
const strong = 'alegreya-sans-700';
const italic = 'alegreya-sans-400-italic';

/** A browser complains of a face that is named and not used; a test opens every page and looks. */
const facesOf: { readonly [Name in RouteName]?: readonly string[] } = {
  cards: [medium, strong],
  card: [medium, strong, italic],
  searchResults: [medium, strong],
  advancedSearch: [medium, strong],
  syntax: [medium, strong],
  rules: [strong],
  quickStart: [strong],
  reference: [strong],
  table: [medium, strong],
  print: [medium],
  personaStory: [italic],
  credits: [strong],
  privacy: [strong],
};

const nameOf = (file: string) => /^(.+)-[\w-]{8}\.\w+$/.exec(file)?.[1] ?? '';

const grainTag = (file: string): HeadTag => ({
  tag: 'link',
  attributes: { rel: 'preload', as: 'image', type: 'image/svg+xml', ...low, href: `/assets/${file}` },
});

/** Tags that fetch the further files of a page, out of those in the folder of assets. */
export function furtherFiles(route: RouteName | undefined, assets: readonly string[]): string {
  const faces = (route && facesOf[route]) ?? [];
  return printTags([
    ...assets.filter((file) => faces.includes(nameOf(file))).map((file) => fontTag(`assets/${file}`, low)),
    ...assets.filter((file) => route === 'home' && nameOf(file) === 'grain').map(grainTag),
  ]);
}
