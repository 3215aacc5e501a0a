/** The connection to the backend. Loaded after the first screen, and only if there is a backend. */

import { siteSettings } from '#site/siteSettings.ts';
import type { Configuration } from '#site/startup/startup.ts';
import { type Client, createClient } from './client.ts';
import { browserEnvironment, type Environment } from './environment.ts';
import { showNews } from './serverNotices.ts';
import { createMessageReader, type MessageHandlers } from './userMessages.ts';
import { openUserSocket } from './userSocket.ts';

const { storeUrl, chatUrl, newsletterUrl, rulesVideoUrl } = siteSettings;
const linkedOrigins = [storeUrl, chatUrl, newsletterUrl, rulesVideoUrl].map((address) => new URL(address).origin);

/** Opens the socket and fetches the token. Returns the request layer, or `undefined` if the backend takes no calls. */
export function connectToServer(
  { backend, version }: Configuration,
  onUser: MessageHandlers['user'],
  environment: Environment = browserEnvironment(),
): Client | undefined {
  if (backend?.socket) {
    const reconnect: MessageHandlers['reconnect'] = (seconds) => reconnectWithin(seconds);
    const read = createMessageReader(version, { news: showNews, user: onUser, reconnect });
    const reconnectWithin: MessageHandlers['reconnect'] = openUserSocket(environment, read);
  }
  if (!backend?.ajax) return undefined;

  const client = createClient(environment, { version, otherOrigins: linkedOrigins });
  void client.fetchToken();
  return client;
}
