/** The `test` of end-to-end tests with a mailing provider: it has its own origin, which the site's settings name. */

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSiteSettings } from '#scripts/build/siteSettings.ts';
import { type SiteServer, startSiteServer } from '#scripts/server/siteServer.ts';
import { routes } from '#site/routes.ts';
import { test as base, builtDir } from './siteTest.ts';

const form = `<!doctype html><html lang="en"><title>Sign up</title><form action="/thanks">
<label>Email address <input name="email" type="email"></label><button>Subscribe</button></form>`;
const thanks = '<!doctype html><html lang="en"><title>Thanks</title><p>One of you is on the list.</p>';

type MailingProvider = {
  readonly origin: string;
  /** The requested address, and the referrer that the browser sent. */
  readonly visits: { readonly url: string; readonly referer: string | undefined }[];
};

async function startMailingProvider(): Promise<MailingProvider & { stop(): Promise<void> }> {
  const visits: MailingProvider['visits'] = [];
  const server = createServer(({ url = '/', headers }, answer) => {
    visits.push({ url, referer: headers.referer });
    answer.setHeader('Content-Type', 'text/html').end(url.startsWith('/thanks') ? thanks : form);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    // A numeric address: `localhost` is a reserved name, and a provider with a reserved name gets no frame.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    visits,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}

/** Serves the built site, without its card images, as a build with this provider in its settings would be. */
async function serveSiteWith(provider: MailingProvider): Promise<SiteServer> {
  const settings = readSiteSettings(path.resolve(builtDir, '..'));
  const newsletterUrl = `${provider.origin}/form`;
  const ours = new URL(settings.newsletterUrl);
  const root = await mkdtemp(path.join(tmpdir(), 'site-with-provider-'));
  const isText = /\.(html|js)$/;
  await cp(builtDir, root, { recursive: true, filter: (file) => !/\.(avif|webp|jpg|pdf|zip|br|gz)$/.test(file) });
  for (const file of await readdir(root, { recursive: true })) {
    if (!isText.test(file)) continue;
    const text = await readFile(path.join(root, file), 'utf8');
    if (!text.includes(ours.origin)) continue;
    const rewritten = text.replaceAll(ours.href, newsletterUrl).replaceAll(ours.origin, provider.origin);
    await writeFile(path.join(root, file), rewritten);
  }
  // The build renders this page without a frame, because its provider is a placeholder. The shell renders it here.
  await cp(path.join(root, 'shell.html'), path.join(root, `${routes.mailingList.href().slice(1)}.html`));
  const site = await startSiteServer({ root, settings: { ...settings, newsletterUrl, backend: false }, port: 0 });
  return {
    ...site,
    async stop() {
      await site.stop();
      await rm(root, { recursive: true });
    },
  };
}

export const test = base.extend<{ readonly provider: MailingProvider }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  provider: async ({}, use) => {
    const provider = await startMailingProvider();
    await use(provider);
    await provider.stop();
  },
  site: async ({ provider }, use) => {
    const site = await serveSiteWith(provider);
    await use(site);
    await site.stop();
  },
});
