/** Asks a worker which version of the site it keeps. */

import { z } from 'zod/mini';
import { workerMessages } from '#domain/workerMessages.ts';

const answer = z.string().check(z.minLength(1), z.maxLength(100));

/** Milliseconds; a worker that has not answered by then is of a version that cannot. */
const patience = 2000;

/** Resolves to the version, or to `undefined` where the worker does not say. Never rejects. */
export function versionOfWorker(worker: Pick<ServiceWorker, 'postMessage'>): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (version: string | undefined) => {
      clearTimeout(giveUp);
      port1.close();
      resolve(version);
    };
    const giveUp = setTimeout(settle, patience, undefined);
    port1.onmessage = ({ data }) => settle(answer.safeParse(data).data);
    worker.postMessage(workerMessages.askVersion, [port2]);
  });
}
