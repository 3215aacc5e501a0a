/** What this floor needs of the browser; tests hand in their own. Clock and timers are everybody's. */

import type { Random } from './delays.ts';
import { browserPresence, type Presence } from './presence.ts';

export type Surroundings = {
  readonly fetch: typeof fetch;
  readonly WebSocket: new (address: string) => WebSocket;
  readonly presence: Presence;
  readonly random: Random;
  /** Absolute address of the page. */
  readonly page: () => string;
};

export const browserSurroundings = (): Surroundings => ({
  fetch: (...request) => fetch(...request),
  WebSocket,
  presence: browserPresence(),
  random: Math.random,
  page: () => location.href,
});
