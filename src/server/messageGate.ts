/** Lets through what the socket should say, and drops the rest without a fuss (reliability 3.6). */

import { createAllowance } from './allowance.ts';
import { createRareLog } from './rareLog.ts';
import { readUserMessage, type UserMessage } from './userMessage.ts';

const largest = 64 * 1024;

/** Ten a second for long, fifty at once. */
const burst = 50;
const interval = 100;

export function createMessageGate(version: string | undefined, onMessage: (message: UserMessage) => void) {
  const allowance = createAllowance(burst, interval);
  const encoder = new TextEncoder();
  const drop = createRareLog((why, ...details) => console.warn(`Dropped a message of the server: ${why}.`, ...details));

  /** The text of a message, unless there is something wrong with it; the cheapest tests come first. */
  function textOf(data: unknown): string | undefined {
    if (typeof data !== 'string') drop('it is binary');
    else if (data.length > largest) drop('it is too long');
    else if (allowance.wait() > 0) drop('there are too many');
    else if (encoder.encode(data).byteLength > largest) drop('it is too long');
    else return data;
    return undefined;
  }

  /** @param data As the socket gives it. */
  return (data: unknown): void => {
    const text = textOf(data);
    if (text === undefined) return;
    allowance.take();
    const message = readUserMessage(text, version);
    if (message.conforms) onMessage(message.data);
    else drop('it does not conform', message.faults);
  };
}
