/** User and configuration from the page's start-up data, and the connection to the backend. */

import { createStore } from '#site/createStore.ts';
import { createLoader } from '#site/loader.ts';
import { modalOf, openModal } from '#site/notices/modals.ts';
import { whenIdle } from '#site/scheduling.ts';
import { defaultStartup, pageStartup, type Startup } from '#site/startup/startup.ts';
import type { Client } from './client.ts';
import { showNews } from './serverNotices.ts';

export const session = createStore<Pick<Startup, 'user' | 'configuration'>>(defaultStartup);

const server = createLoader(async () => {
  const { connectToServer } = await import('./serverConnection.ts');
  return connectToServer(pageStartup().startup.configuration, (user) => session.set((now) => ({ ...now, user })));
});

/** Resolves to the request layer, or to `undefined` if there is no backend or its code cannot be loaded now. */
export async function connection(): Promise<Client | undefined> {
  if (pageStartup().startup.configuration.backend === null) return undefined;
  return server.load().catch(() => undefined);
}

/** Applies the start-up data and connects to the backend. Called once, by the entry, after the first screen. */
export async function startSession(): Promise<void> {
  const { startup, faults } = pageStartup();
  if (faults.length > 0) console.warn('The start-up data does not conform.', faults);
  const { user, configuration, store } = startup;
  session.set({ user, configuration });
  showNews(store);
  if (store.modal !== undefined) openModal(modalOf(store.modal));
  if (configuration.backend === null) return;
  await whenIdle();
  await connection();
}
