/** Requests to a service worker, answered over a `MessageChannel`. */

import { z } from 'zod/mini';
import { type PrecacheAudit, type WorkerMessage, workerMessages } from '#site/workerMessages.ts';

type Listener = Pick<ServiceWorker, 'postMessage'>;

/** Resolves to `undefined` if the worker does not answer in time, or the answer is malformed. Never rejects. */
function askWorker<Answer>(
  worker: Listener,
  message: WorkerMessage,
  schema: z.ZodMiniType<Answer>,
  timeoutMs: number,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (answer: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(schema.safeParse(answer).data);
    };
    const timer = setTimeout(finish, timeoutMs, undefined);
    port1.onmessage = ({ data }) => finish(data);
    worker.postMessage(message, [port2]);
  });
}

const versionSchema = z.string().check(z.minLength(1), z.maxLength(100));

const storedFiles = { stored: z.number(), total: z.number(), bytes: z.number() };

const auditSchema: z.ZodMiniType<PrecacheAudit> = z.object({
  ...storedFiles,
  games: z.object(storedFiles),
  storedAt: z.nullable(z.string()),
});

/** The version of the site that a worker stores. Waiting workers answer too. */
export const versionOfWorker = (worker: Listener): Promise<string | undefined> =>
  askWorker(worker, workerMessages.askVersion, versionSchema, 2000);

export const auditPrecache = (worker: Listener): Promise<PrecacheAudit | undefined> =>
  askWorker(worker, workerMessages.audit, auditSchema, 5000);

export const repairPrecache = (worker: Listener): Promise<PrecacheAudit | undefined> =>
  askWorker(worker, workerMessages.repair, auditSchema, 30_000);

/** Resolves when the worker is done, or after 30 s. Some files may still be missing. */
export const keepGameFiles = async (worker: Listener): Promise<void> => {
  await askWorker(worker, workerMessages.keepGames, z.unknown(), 30_000);
};
