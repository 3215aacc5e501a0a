/**
 * The way to the backend, for sites that have one. Loaded only then, and after
 * the first screen.
 */

import { siteSettings } from '#site/siteSettings.ts';
import type { Configuration } from '#site/startup/startup.ts';
import { createMessageGate } from './messageGate.ts';
import { createRequestLayer, type RequestLayer } from './request.ts';
import { showNews } from './serverFlashes.ts';
import { createServerReports } from './serverReports.ts';
import { browserSurroundings, type Surroundings } from './surroundings.ts';
import { openUserSocket } from './userSocket.ts';

const { storeUrl, chatUrl, newsletterUrl, rulesVideoUrl } = siteSettings;
const linkedOrigins = [storeUrl, chatUrl, newsletterUrl, rulesVideoUrl].map((address) => new URL(address).origin);

/** Makes the calls of the start, and returns the way to make others; `undefined` where there is nobody to call. */
export function connectToServer(
  { backend, version }: Configuration,
  surroundings: Surroundings = browserSurroundings(),
  leaveFor = (address: string) => location.assign(address),
): RequestLayer | undefined {
  // The socket has nothing to do with its payloads yet.
  if (backend?.socket) openUserSocket(surroundings, createMessageGate(version, showNews));
  if (!backend?.ajax) return undefined;

  const layer = createRequestLayer(surroundings, {
    reports: createServerReports(leaveFor),
    reading: { version, otherOrigins: linkedOrigins },
  });
  void layer.fetchToken();
  return layer;
}
