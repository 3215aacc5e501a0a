/** What this page was told at its start, and what follows from it (spec sections 6 and 7). */

import { createStore } from '#site/createStore.ts';
import { idleMoment } from '#site/goodMoments.ts';
import { openModal } from '#site/modals.ts';
import { modalOf } from '#site/notices/modal.ts';
import { defaultStartup, readStartup, type Startup, startupElementId } from '#site/startup/startup.ts';
import type { RequestLayer } from './request.ts';
import { showNews } from './serverFlashes.ts';

type Session = Pick<Startup, 'user' | 'configuration'> & {
  /** Absent without a backend, and until it has been reached for. */
  readonly server?: RequestLayer;
};

export const session = createStore<Session>(defaultStartup);

/** Reads the start-up data; to be called once, by the entry, after the first screen. */
export async function startSession(): Promise<void> {
  const { startup, faults } = readStartup(document.getElementById(startupElementId)?.textContent ?? '');
  if (faults.length > 0) console.warn('The start-up data does not conform.', faults);

  const { user, configuration, store } = startup;
  session.set({ user, configuration });
  showNews(store);
  if (store.modal !== undefined) openModal(modalOf(store.modal));
  if (configuration.backend === null) return;

  await idleMoment();
  // A part of the site that cannot be had just now is no news to the reader; the next start tries again.
  const connection = await import('./serverConnection.ts').catch(() => undefined);
  const server = connection?.connectToServer(configuration);
  if (server) session.set((current) => ({ ...current, server }));
}
