/** The reference backend on the server for tests, with its log, its faults and a list of those who signed up. */

import { type SiteServer, type SiteServerOptions, startSiteServer } from '#scripts/server/siteServer.ts';
import { type BackendOptions, createBackend } from './backend.ts';
import type { UserSockets } from './userSockets.ts';

export type StartOptions = Omit<BackendOptions, 'onSubscribe'> & Pick<SiteServerOptions, 'root' | 'port'>;

export type Backend = SiteServer & {
  readonly sockets: UserSockets;
  /** The addresses on the mailing list. */
  readonly subscribers: readonly string[];
};

export async function startBackend({ root, port, ...options }: StartOptions): Promise<Backend> {
  const subscribers: string[] = [];
  const { sockets, upgrade, terminate, createHandler } = createBackend({
    ...options,
    onSubscribe: (email) => subscribers.push(email),
  });
  const settings = { ...options.settings, backend: false };
  const site = await startSiteServer({ root, settings, port, createHandler, onUpgrade: upgrade });
  return {
    ...site,
    sockets,
    subscribers,
    stop() {
      terminate();
      return site.stop();
    },
  };
}
