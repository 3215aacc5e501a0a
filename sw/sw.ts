/**
 * The service worker. It answers from the precache (the site's own files; some pages are stored, the others are
 * rendered from the shell), shows stored card images and keeps files to print. The page fills the card image cache.
 */

import { gameFiles, version } from 'virtual:worker-settings';
import { cleanupOutdatedCaches, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
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
registerRoute(new PrecacheRoute(precache.controller));

// What games are played with. The first time the page asks for it; from then on it is kept up to date.
const games = createPrecache([...gameFiles], gameFilesCache);
registerRoute(new PrecacheRoute(games.controller));
const ifKept = async (work: () => Promise<unknown>): Promise<void> => {
  if (await caches.has(gameFilesCache)) await work();
};

async function repair(): Promise<void> {
  await Promise.all([precache.repair(), ifKept(games.repair)]);
}

// The list of files to print may fail without failing the installation. After an update the page asks for it.
self.addEventListener('install', (event) => {
  if (!self.registration.active) void keepPrintList();
  event.waitUntil(ifKept(games.repair));
});

// Pages. A browser may lose or damage a page, or the whole cache, and keep the worker.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname),
  ({ request, url, event }) =>
    precache
      .answerWithPage(precachedPages.get(url.pathname) ?? shellPath, event)
      .catch(() => fetch(request).catch(notStoredPage)),
);

// Card images, where the page shows them. The page's own downloads for the card image cache are not answered here.
registerRoute(({ request, url }) => request.destination === 'image' && isCardImage(url), answerWithCardImage);

// Files to print.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith(printFilesPath) && !request.headers.has('Range'),
  answerWithPrintFile,
);

// The first worker takes over the page that installed it.
cleanupOutdatedCaches();
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  event.waitUntil(ifKept(() => games.controller.activate(event)));
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

// Only pages of this origin may send messages; frames and foreign pages are ignored.
self.addEventListener('message', (event) => {
  const { data, source, ports } = event;
  const isOwnPage = source instanceof WindowClient && new URL(source.url).origin === self.location.origin;
  if (!isOwnPage) return;
  if (data?.type === workerMessages.skipWaiting.type) event.waitUntil(self.skipWaiting());
  const answer = Object.hasOwn(answers, data?.type) ? answers[data.type] : undefined;
  if (answer) event.waitUntil((async () => ports[0]?.postMessage(await answer()))());
});
