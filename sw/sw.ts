/**
 * The caretaker. Tier 1, the shell with its code, data, fonts and icons, is
 * stored as a whole or not at all; every page is then made from the shell.
 * Tier 2, the card images, is filled by the page, one image at a time.
 */

import { version } from 'virtual:version';
import { cleanupOutdatedCaches, PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { assetsPath, cardFacesPath, isPagePath, shellPath } from '#site/paths.ts';
import { printFilesPath } from '#site/print/printFiles.ts';
import { workerMessages } from '#site/workerMessages.ts';
import { answerWithFace } from './faces.ts';
import { anotherWaits, answerForNext, clearLaidOut, layOutShell, nextShell } from './handOver.ts';
import { notStoredPage } from './notStoredPage.ts';
import { answerWithPrintFile, keepPrintList } from './printFiles.ts';
import { auditTierOne, repairTierOne } from './tierOne.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

// Install: tier 1. Fetch: anything of it comes from there.
const precache = new PrecacheController();
precache.precache(self.__WB_MANIFEST);
registerRoute(new PrecacheRoute(precache));

// Beside tier 1, and whether it comes or not: how large the files to print are. An update leaves that to the page.
self.addEventListener('install', () => {
  if (!self.registration.active) void keepPrintList();
});

// Fetch: pages. A browser may lose the shell, or its whole store, and keep the worker.
const answerWithShell = precache.createHandlerBoundToURL(shellPath);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname),
  async (page) => {
    try {
      return (await nextShell()) ?? (await answerWithShell(page));
    } catch {
      return fetch(page.request).catch(notStoredPage);
    }
  },
);

// Fetch: what is not of this version, once pages are those of the next.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && anotherWaits() && url.pathname.startsWith(assetsPath) && !url.pathname.startsWith(cardFacesPath),
  answerForNext,
);

// Fetch: card images, where the page shows them. What the page downloads to store passes by.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith(cardFacesPath),
  answerWithFace,
);

// Fetch: files to print.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith(printFilesPath) && !request.headers.has('Range'),
  answerWithPrintFile,
);

// Activate: the first worker takes over the page that fetched it; a later one clears up after its predecessor.
cleanupOutdatedCaches();
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  event.waitUntil(clearLaidOut());
});

async function start(): Promise<void> {
  await layOutShell(await precache.matchPrecache(shellPath).catch(() => undefined));
  void self.skipWaiting();
}

// Message: a page of ours, and nothing framed or foreign, may tell a waiting worker to start, and ask what is kept.
const answers: Readonly<Record<string, () => unknown>> = {
  [workerMessages.askVersion.type]: () => version,
  [workerMessages.audit.type]: () => auditTierOne(precache),
  async [workerMessages.repair.type]() {
    await repairTierOne(precache);
    return auditTierOne(precache);
  },
};

self.addEventListener('message', (event) => {
  const { data, source, ports } = event;
  const fromOwnPage = source instanceof WindowClient && new URL(source.url).origin === self.location.origin;
  if (!fromOwnPage) return;
  if (data?.type === workerMessages.start.type) event.waitUntil(start());
  const answer = Object.hasOwn(answers, data?.type) ? answers[data.type] : undefined;
  if (answer) event.waitUntil((async () => ports[0]?.postMessage(await answer()))());
});
