/** The built pages with the start-up data of a site that has a backend, and the policy that goes with it. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { metaContentSecurity, type PolicySettings } from '#scripts/server/contentSecurity.ts';
import { isClientRendered } from '#scripts/server/pathKinds.ts';
import { isPagePath, precachedPages, shellPath } from '#site/paths.ts';
import { startupElement } from '#site/startup/builtPart.ts';
import { printStartup, readStartup, type Startup } from '#site/startup/startup.ts';

export type Page = { readonly status: 200 | 404; readonly html: string };

export type PagesOptions = {
  /** The built folder. */
  readonly root: string;
  /** The settings that the pages were built with, and those that they are served with. */
  readonly built: PolicySettings;
  readonly served: PolicySettings;
  readonly configuration: Partial<Startup['configuration']>;
  /** Data of the reader; never in pages that the worker stores. */
  readonly personal?: Partial<Pick<Startup, 'user' | 'store'>>;
};

const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** Replaces `what`; throws if it is missing, because every build of this site has it. */
function replaced(html: string, what: string | RegExp, by: (...groups: string[]) => string): string {
  const result = html.replace(what, by);
  if (result === html) throw new Error(`This page cannot be given a backend: it has no ${what}`);
  return result;
}

/** The pages that the worker stores, which are the same for every reader. */
const storedPaths = [shellPath, ...precachedPages.values()];

/** Returns a function that finds the page at a path (decoded, no query); `undefined` if the path is not a page's. */
export function loadPages({
  root,
  built,
  served,
  configuration,
  personal,
}: PagesOptions): (path: string) => Page | undefined {
  const prepare = (file: string): string => {
    const withPolicy = replaced(readFileSync(path.join(root, file), 'utf8'), metaContentSecurity(built), () =>
      metaContentSecurity(served),
    );
    return replaced(withPolicy, startupElement, (_element, opening = '', text = '', closing = '') => {
      const { startup } = readStartup(text);
      const isStored = storedPaths.includes(`/${file}`);
      const given = { configuration: { ...startup.configuration, ...configuration }, ...(!isStored && personal) };
      return `${opening}${printStartup({ ...startup, ...given })}${closing}`;
    });
  };

  // The pocket edition is a download, and has no backend.
  const isPage = (file: string) => file.endsWith('.html') && !file.startsWith('pocket');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isPage);
  const pages = new Map(files.map((file) => [addressOf(file), prepare(file)]));
  const shell = pages.get(addressOf(shellPath.slice(1))) ?? '';
  const unknown = pages.get('/404') ?? '';

  return (requested) => {
    if (storedPaths.includes(requested)) return { status: 200, html: pages.get(addressOf(requested.slice(1))) ?? '' };
    if (!isPagePath(requested)) return undefined;
    const html = pages.get(requested) ?? (isClientRendered(requested) ? shell : undefined);
    return html === undefined ? { status: 404, html: unknown } : { status: 200, html };
  };
}
