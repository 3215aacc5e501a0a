/** Another site at the address of ours: a gateway, a login page, a maintenance page. All answer with status 200. */

import type { Page } from '@playwright/test';
import type { Fault } from '#scripts/server/faults.ts';
import type { SiteServer } from '#scripts/server/siteServer.ts';

export const foreignTitle = 'Sign in to this network';
export const foreignHtml = `<!doctype html>\n<html><title>Gateway</title><h1>${foreignTitle}</h1></html>\n`;

/** Answers every address of the pattern with a foreign page. */
export const gateway = (path = /./): Fault => ({
  path,
  answer: { status: 200, contentType: 'text/html; charset=utf-8', body: foreignHtml },
});

/** Fails the next request of a path, and no other. */
export function failOnce({ faults }: SiteServer, path: RegExp): void {
  const fault: Fault = {
    path,
    get answer() {
      faults.splice(faults.indexOf(fault), 1);
      return { status: 503 };
    },
  };
  faults.push(fault);
}

/** The paths at which any cache of the device holds a foreign page. */
export const storedForeign = (page: Page): Promise<string[]> =>
  page.evaluate(async (title) => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        if (text?.includes(title)) paths.push(new URL(request.url).pathname);
      }
    }
    return paths;
  }, foreignTitle);

/** Replaces stored files by a foreign page, as earlier versions of the site stored it. */
export const storeForeign = (page: Page, files: readonly string[]): Promise<void> =>
  page.evaluate(
    async ([paths, html]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (paths.includes(new URL(request.url).pathname))
            await cache.put(request, new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
      }
    },
    [files, foreignHtml] as const,
  );
