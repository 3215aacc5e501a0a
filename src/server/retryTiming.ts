/** Retry and reconnect delays in milliseconds, and a rate limiter. */

import type { PageVisibility } from './environment.ts';

type Random = () => number;

const second = 1000;

/** Delay between attempts during maintenance, and between a network event and the next attempt. */
export const retryInterval = 3 * second;
const fixedAttempts = 20;
const longestRetryInterval = 60 * second;
const longestHint = 300 * second;
const shortestReconnect = 0.25 * second;

const between = (low: number, high: number, random: Random) => low + (high - low) * random();

/**
 * Delay before the next attempt of a request. After the first minute the delay is random, to spread the load.
 * @param attempt Counted from 1.
 * @param requested Delay that the server asked for. It can lengthen the delay but not shorten it.
 */
export function retryDelay(attempt: number, requested: number, random: Random): number {
  const own = attempt <= fixedAttempts ? retryInterval : between(retryInterval, longestRetryInterval, random);
  return Math.max(own, Math.min(requested, longestHint));
}

/** Delay before queued requests probe the network without an event: 60, 120, 240, then 300 s, ±20 %. */
export const queueDelay = (round: number, random: Random): number =>
  Math.min(60 * second * 2 ** round, 300 * second) * between(0.8, 1.2, random);

/**
 * Delay before the socket is reopened: full jitter, with a limit that doubles after every failure, up to 30 s.
 * @param hint Period in milliseconds over which the server wants its clients to reconnect.
 */
export const reconnectDelay = (failures: number, random: Random, hint?: number): number =>
  hint === undefined
    ? Math.max(shortestReconnect, random() * Math.min(30 * second, second * 2 ** failures))
    : between(shortestReconnect, Math.max(second, Math.min(hint, longestHint)), random);

/**
 * Parses a Retry-After header, in seconds or as a date. Returns milliseconds; 0 if the header is invalid.
 * @param sent - The Date header of the same response: the clock of the device may differ from that of the server.
 */
export function readRetryAfter(header: string | null, sent: string | null): number {
  // No date is longer, and parsing arbitrary text takes time.
  if (header === null || header.length > 40) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * second;
  const wait = Date.parse(header) - Date.parse(sent ?? '');
  return Number.isNaN(wait) ? 0 : Math.max(0, wait);
}

/** Resolves once the time has passed and the tab is visible, or as soon as the browser is offline. */
export function delay(milliseconds: number, { online, visible, watch }: PageVisibility): Promise<void> {
  return new Promise((resolve) => {
    let isDue = false;
    const check = () => {
      if (online() && !(isDue && visible())) return;
      clearTimeout(timer);
      unwatch();
      resolve();
    };
    const unwatch = watch(check);
    const timer = setTimeout(() => {
      isDue = true;
      check();
    }, milliseconds);
    check();
  });
}

/** Allows `burst` calls at once, and one more per interval. */
export function createRateLimiter(burst: number, intervalMs: number) {
  /** Time at which the whole burst is available again. */
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    /** Milliseconds until the next call is allowed; 0 if it is allowed now. */
    wait: () => Math.max(0, fullAt - (burst - 1) * intervalMs - performance.now()),
    take(): void {
      fullAt = Math.max(fullAt, performance.now()) + intervalMs;
    },
  };
}
