/** Hosts of the built site: as `npm start` serves it, and as hosts that redirect `/x.html` to `/x` do. */

import type { RequestListener } from 'node:http';
import { readSiteSettings } from '#scripts/build/siteSettings.ts';
import { builtDir, root } from '#scripts/builtSite.ts';
import { createSiteHandler, pathOf } from '#scripts/server/siteHandler.ts';
import { type SiteServer, startSiteServer } from '#scripts/server/siteServer.ts';

export type Host = 'plain' | 'redirecting';

/** Redirects every HTML file to its address without `.html`, and `index.html` to its folder, as Cloudflare does. */
export const redirectHtml =
  (handler: RequestListener): RequestListener =>
  (request, response) => {
    const [file, name] = /^(.*\/)(?:index|([^/]+))\.html$/.exec(pathOf(request))?.slice(1) ?? [];
    if (file === undefined) handler(request, response);
    else response.writeHead(308, { Location: `${file}${name ?? ''}` }).end();
  };

export function serveOn(host: Host): Promise<SiteServer> {
  const settings = { ...readSiteSettings(root), backend: false };
  return startSiteServer({
    root: builtDir,
    settings,
    port: 0,
    createHandler(folder) {
      const handler = createSiteHandler(folder, settings);
      return host === 'redirecting' ? redirectHtml(handler) : handler;
    },
  });
}
