/** User and configuration from the page's start-up data, and the connection to the backend. */

import { createStore } from '#site/createStore.ts';
import { modalOf, openModal } from '#site/notices/modals.ts';
import { whenIdle } from '#site/scheduling.ts';
import { defaultStartup, pageStartup, type Startup } from '#site/startup/startup.ts';
import type { Client } from './client.ts';
import { showNews } from './serverNotices.ts';

export const session = createStore<Pick<Startup, 'user' | 'configuration'>>(defaultStartup);

let connecting: Promise<Client | undefined> | undefined;

/** Resolves to the request layer, or to `undefined` if there is no backend or its code cannot be loaded now. */
export function connection(): Promise<Client | undefined> {
  const { configuration } = pageStartup().startup;
  if (configuration.backend === null) return Promise.resolve(undefined);
  connecting ??= import('./serverConnection.ts').then(
    ({ connectToServer }) => connectToServer(configuration, (user) => session.set((now) => ({ ...now, user }))),
    () => {
      connecting = undefined;
      return undefined;
    },
  );
  return connecting;
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
