/** Validates socket messages and passes them to their handlers. Everything else is dropped. */

import { z } from 'zod/mini';
import { parseJson } from '#game/parseJson.ts';
import { type Startup, userSchema } from '#site/startup/startup.ts';
import { validate } from '#site/startup/validate.ts';
import { contents, type News, newsOf } from './envelope.ts';
import { createRateLimiter } from './retryTiming.ts';

const maxBytes = 64 * 1024;
const maxReconnectSeconds = 300;

const messageSchema = z.strictObject({ ...contents(), type: z.optional(z.string().check(z.maxLength(100))) });
export type UserMessage = z.input<typeof messageSchema>;

const reconnectSchema = z.object({ within: z.number().check(z.gte(0), z.lte(maxReconnectSeconds)) });

export type MessageHandlers = {
  /** Flashes and a newer version, which any message may carry. */
  readonly news: (news: News) => void;
  /** The current user; replaces the user of the start-up data. */
  readonly user: (user: Startup['user']) => void;
  /** The server is about to close the socket; its clients should reconnect within this many seconds. */
  readonly reconnect: (seconds: number) => void;
};

/** Returns a handler that checks its payload first and returns the faults; none if the payload conforms. */
const typed =
  <Payload>(schema: z.core.$ZodType<Payload>, handle: (payload: Payload) => void) =>
  (payload: unknown): readonly string[] => {
    const read = validate(schema, payload);
    if (!read.isValid) return read.faults;
    handle(read.data);
    return [];
  };

/**
 * Returns the function that handles the data that the socket receives.
 * @param version Version of the running site.
 */
export function createMessageReader(version: string | undefined, { news, user, reconnect }: MessageHandlers) {
  // Ten messages a second on average, fifty at once.
  const rateLimiter = createRateLimiter(50, 100);
  const encoder = new TextEncoder();
  const drop = createThrottledLog();
  /** Handlers by message type. A publisher adds its own message types here. */
  const types = new Map([
    ['user', typed(userSchema, user)],
    ['reconnect', typed(reconnectSchema, ({ within }) => reconnect(within))],
  ]);

  function handle(text: string): void {
    rateLimiter.take();
    const message = validate(messageSchema, parseJson(text));
    if (!message.isValid) {
      drop('it does not conform', message.faults);
      return;
    }
    const { type, payload } = message.data;
    news(newsOf(message.data, version));
    if (type === undefined) return;
    const faults = types.get(type)?.(payload);
    if (!faults) drop('its type is unknown');
    else if (faults.length > 0) drop('its payload does not conform', faults);
  }

  return (data: unknown): void => {
    // The cheapest checks come first.
    if (typeof data !== 'string') drop('it is binary');
    else if (data.length > maxBytes) drop('it is too long');
    else if (rateLimiter.wait() > 0) drop('there are too many');
    else if (encoder.encode(data).byteLength > maxBytes) drop('it is too long');
    else handle(data);
  };
}

/** Logs each reason at most once a minute. */
function createThrottledLog() {
  const silentUntil = new Map<string, number>();
  return (reason: string, ...details: readonly unknown[]): void => {
    if (performance.now() < (silentUntil.get(reason) ?? 0)) return;
    silentUntil.set(reason, performance.now() + 60_000);
    console.warn(`Dropped a message of the server: ${reason}.`, ...details);
  };
}
