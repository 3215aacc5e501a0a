/** What a message of the real-time connection says (spec section 7). */

import { type Conformed, conform, parseJson } from '#site/startup/conform.ts';
import type { ServerFlash } from '#site/startup/serverFlash.ts';
import { userMessageSchema } from './envelope.ts';
import { newerThan } from './readEnvelope.ts';

export type UserMessage = {
  readonly flashes: readonly ServerFlash[];
  readonly newerVersion?: string;
  readonly payload: unknown;
};

/** @param running The version of the running site, where it is known. */
export function readUserMessage(text: string, running: string | undefined): Conformed<UserMessage> {
  const message = conform(userMessageSchema, parseJson(text));
  if (!message.conforms) return message;
  const { flashes, payload, version } = message.data;
  return { conforms: true, data: { flashes, payload, ...newerThan(running, version) } };
}
