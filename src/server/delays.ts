/** How long to wait before trying again, in milliseconds (spec section 9, reliability 3.6 and 5). */

/** A number from 0 up to 1. */
export type Random = () => number;

const second = 1000;

/** Between attempts while the backend is in maintenance, and between waking up and asking. */
export const retryInterval = 3 * second;
const punctualAttempts = 20;
const longestInterval = 60 * second;
const longestRequested = 300 * second;

/**
 * Before the next attempt of a request.
 * @param attempt Counted from 1. The first minute is punctual; after it a million pages must not knock at once.
 * @param requested What the server asked for; it may lengthen the wait and not shorten it.
 */
export function retryDelay(attempt: number, requested: number, random: Random): number {
  const own = attempt <= punctualAttempts ? retryInterval : between(retryInterval, longestInterval, random);
  return Math.max(own, Math.min(requested, longestRequested));
}

/** Before a parked request looks for the network by itself: 60, 120, 240, then 300 s, a fifth more or less. */
export const parkingTime = (round: number, random: Random): number =>
  Math.min(60 * second * 2 ** round, 300 * second) * between(0.8, 1.2, random);

/** Before the socket is opened again: anything up to a limit that doubles with every failure. */
export const reconnectDelay = (failures: number, random: Random): number =>
  Math.max(0.25 * second, random() * Math.min(30 * second, second * 2 ** failures));

/** A Retry-After header, in seconds or as a date; 0 when it says nothing. */
export function readRetryAfter(header: string | null): number {
  // No date is longer, and reading what is none takes time.
  if (header === null || header.length > 40) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * second;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now());
}

const between = (low: number, high: number, random: Random) => low + (high - low) * random();
