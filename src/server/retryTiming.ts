/** When to try again, in milliseconds, and waiting for it. */

import type { Environment, PageVisibility } from './environment.ts';

type Random = Environment['random'];

const second = 1000;

/** Between attempts while the backend is in maintenance, and between a sign of the network and the next attempt. */
export const retryInterval = 3 * second;
const fixedAttempts = 20;
const longestRetryInterval = 60 * second;
const longestHint = 300 * second;
const shortestReconnect = 0.25 * second;

const between = (low: number, high: number, random: Random) => low + (high - low) * random();

/**
 * Before the next attempt of a request. After the first minute the delay is random, to spread the load.
 * @param attempt Counted from 1.
 * @param requested What the server asked for; it lengthens the delay and never shortens it.
 */
export function retryDelay(attempt: number, requested: number, random: Random): number {
  const own = attempt <= fixedAttempts ? retryInterval : between(retryInterval, longestRetryInterval, random);
  return Math.max(own, Math.min(requested, longestHint));
}

/** Before queued requests look for the network without a sign of it: 60, 120, 240, then 300 s, ±20 %. */
export const queueDelay = (round: number, random: Random): number =>
  Math.min(60 * second * 2 ** round, 300 * second) * between(0.8, 1.2, random);

/**
 * Before the socket is opened again: full jitter, doubling with every failure up to 30 s.
 * @param hint The time over which the server wants its clients to return.
 */
export const reconnectDelay = (failures: number, random: Random, hint?: number): number =>
  hint === undefined
    ? Math.max(shortestReconnect, random() * Math.min(30 * second, second * 2 ** failures))
    : between(shortestReconnect, Math.max(second, Math.min(hint, longestHint)), random);

/** A Retry-After header, in seconds or as a date; 0 when it has no meaning. */
export function readRetryAfter(header: string | null): number {
  // No date is longer; parsing arbitrary text takes time.
  if (header === null || header.length > 40) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * second;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now());
}

/** Resolves when the time has passed and the tab is visible; at once when the browser is offline. */
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

/** Allows `burst` at once, and one more for each interval. */
export function createRateLimiter(burst: number, intervalMs: number) {
  /** When the whole burst is available again. */
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    /** Milliseconds until the next one is allowed; 0 when it is allowed now. */
    wait: () => Math.max(0, fullAt - (burst - 1) * intervalMs - performance.now()),
    take(): void {
      fullAt = Math.max(fullAt, performance.now()) + intervalMs;
    },
  };
}
