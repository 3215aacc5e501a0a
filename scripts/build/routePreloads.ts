/**
 * Preloads of the font faces that a page uses besides the three that every page preloads (`preloads.ts`), and of
 * the grain of the picture at its top. If only the stylesheet named them, they would arrive one round trip after it.
 * Named in the head, they load in parallel with it, at low priority.
 */

import type { RouteName } from '#site/routes.ts';
import { linkTag, printTags } from './pageTags.ts';
import { fontTag } from './preloads.ts';

const low = { fetchpriority: 'low' };

const medium = 'alegreya-sans-500';
const strong = 'alegreya-sans-700';
const italic = 'alegreya-sans-400-italic';

/** Browsers warn about a preloaded font that is not used; a test opens every page and checks for that. */
const facesOf: { readonly [Name in RouteName]?: readonly string[] } = {
  cards: [medium, strong],
  card: [medium, strong, italic],
  searchResults: [medium, strong],
  advancedSearch: [medium, strong],
  syntax: [medium, strong],
  rules: [strong],
  quickStart: [strong],
  reference: [strong],
  count: [medium, strong],
  print: [medium],
  personaStory: [italic],
  credits: [strong],
  privacy: [strong],
};

const nameOf = (file: string) => /^(.+)-[\w-]{8}\.\w+$/.exec(file)?.[1] ?? '';

const grainTag = (file: string) =>
  linkTag({ rel: 'preload', as: 'image', type: 'image/svg+xml', ...low, href: `/assets/${file}` });

/** @param assets The file names in the assets folder. */
export function routePreloads(route: RouteName | undefined, assets: readonly string[]): string {
  const faces = (route && facesOf[route]) ?? [];
  return printTags([
    ...assets.filter((file) => faces.includes(nameOf(file))).map((file) => fontTag(`assets/${file}`, low)),
    ...assets.filter((file) => route === 'home' && nameOf(file) === 'grain').map(grainTag),
  ]);
}

/** Path of the module of card texts, for a page whose address may ask for them. */
export function textsModule(route: RouteName | undefined, assets: readonly string[]): string | undefined {
  const file = route === 'searchResults' ? assets.find((asset) => nameOf(asset) === 'texts') : undefined;
  return file && `/assets/${file}`;
}
