/**
 * The service worker. It answers from the precache (the site's own files; some pages are stored, the others are
 * rendered from the shell), serves card images from their cache and stores files to print. The page downloads all card
 * images into their cache.
 */

import { gameFiles, version } from 'virtual:worker-settings';
import { cleanupOutdatedCaches, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { gameFilesCache, isPagePath, precachedPages, shellPath } from '#site/paths.ts';
import { printFilesPath } from '#site/print/printFiles.ts';
import { type PrecacheAudit, workerMessages } from '#site/workerMessages.ts';
import { answerWithCardImage, isCardImage } from './cardImages.ts';
import { notStoredPage } from './notStoredPage.ts';
import { createPrecache } from './precache.ts';
import { answerWithPrintFile, keepPrintList } from './printFiles.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

const precache = createPrecache(self.__WB_MANIFEST);
registerRoute(precache.route);

// The files of games. They are stored when the page first asks for them, and kept up to date from then on.
const games = createPrecache([...gameFiles], gameFilesCache);
registerRoute(games.route);
const ifGamesCached = async (work: () => Promise<unknown>): Promise<void> => {
  if (await caches.has(gameFilesCache)) await work();
};

async function repair(): Promise<void> {
  await Promise.all([precache.repair(), ifGamesCached(games.repair)]);
}

// The installation does not depend on the list of files to print. After an update the page fetches the list.
self.addEventListener('install', (event) => {
  if (!self.registration.active) void keepPrintList();
  event.waitUntil(ifGamesCached(games.repair));
  event.waitUntil(replaceForeignPage());
});

/** A page of another site does not offer the newer version, so its worker is replaced at once. */
async function replaceForeignPage(): Promise<void> {
  if (await precache.holdsForeignPage()) await self.skipWaiting();
}

// Pages. The browser may lose or damage a page, or the whole cache, but keep the worker. The network comes last: a
// gateway or another version may answer there.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname),
  ({ request, url, event }) =>
    precache
      .answerWithPage(precachedPages.get(url.pathname) ?? shellPath, event)
      .catch(() => precache.answerWithPage(shellPath, event))
      .catch(() => fetch(request))
      .catch(notStoredPage),
);

// Card images that the page shows. The page's own downloads for the card image cache bypass this route.
registerRoute(({ request, url }) => request.destination === 'image' && isCardImage(url), answerWithCardImage);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith(printFilesPath) && !request.headers.has('Range'),
  answerWithPrintFile,
);

// The first worker takes over the page that installed it.
cleanupOutdatedCaches();
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  event.waitUntil(ifGamesCached(() => games.controller.activate(event)));
});

async function audit(): Promise<PrecacheAudit> {
  return { ...(await precache.audit()), games: await games.audit() };
}

const answers: Readonly<Record<string, () => unknown>> = {
  [workerMessages.askVersion.type]: () => version,
  [workerMessages.audit.type]: audit,
  async [workerMessages.repair.type]() {
    await repair();
    return audit();
  },
  [workerMessages.keepGames.type]: () => games.repair(),
};

// Accepts messages only from pages of this origin.
self.addEventListener('message', (event) => {
  const { data, source, ports } = event;
  const isOwnPage = source instanceof WindowClient && new URL(source.url).origin === self.location.origin;
  if (!isOwnPage) return;
  if (data?.type === workerMessages.skipWaiting.type) event.waitUntil(self.skipWaiting());
  const answer = Object.hasOwn(answers, data?.type) ? answers[data.type] : undefined;
  if (answer) event.waitUntil((async () => ports[0]?.postMessage(await answer()))());
});
