/**
 * A browser may be long in changing workers: one request at the wrong moment, and it lets the one in charge go on for
 * half a minute or more. So a worker that is told to start lays out its shell first, and until it has taken over, the
 * one in charge opens every page with that: whoever asks for the newer version gets it at the first reload.
 */

import { shellPath } from '#site/paths.ts';

declare const self: ServiceWorkerGlobalScope;

const cacheName = 'next-shell';

/** Whether there may be anything laid out; where no other worker waits, nobody has to look. */
export const anotherWaits = (): boolean => self.registration.waiting !== null;

/** Where it cannot be stored, the page has to wait for the change of workers. */
export async function layOutShell(shell: Response | undefined): Promise<void> {
  try {
    if (shell) await (await caches.open(cacheName)).put(shellPath, shell);
  } catch {}
}

/** For the worker in charge; `undefined` while no other was told to start. */
export async function nextShell(): Promise<Response | undefined> {
  if (!anotherWaits()) return undefined;
  return caches.match(shellPath, { cacheName }).catch(() => undefined);
}

/** For the worker in charge: what the next shell asks for was stored by the worker that waits. */
export async function answerForNext({ request }: { readonly request: Request }): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true }).catch(() => undefined)) ?? fetch(request);
}

/** For the worker that has taken over. */
export async function clearLaidOut(): Promise<void> {
  await caches.delete(cacheName).catch(() => false);
}
