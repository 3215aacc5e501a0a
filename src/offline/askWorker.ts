/** Puts a question to a worker and waits for its answer on a port of its own. */

import type { z } from 'zod/mini';
import type { WorkerMessage } from '#site/workerMessages.ts';

export type Listener = Pick<ServiceWorker, 'postMessage'>;

/**
 * Resolves to `undefined` where the worker does not answer in time, or not in that form. Never rejects.
 * @param patience Milliseconds.
 */
export function askWorker<Answer>(
  worker: Listener,
  message: WorkerMessage,
  schema: z.ZodMiniType<Answer>,
  patience: number,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (answer: unknown) => {
      clearTimeout(giveUp);
      port1.close();
      resolve(schema.safeParse(answer).data);
    };
    const giveUp = setTimeout(settle, patience, undefined);
    port1.onmessage = ({ data }) => settle(data);
    worker.postMessage(message, [port2]);
  });
}
