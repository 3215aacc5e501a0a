/** Tier 1 as the page sees it: the worker alone knows what belongs to it, counts it, and mends it. */

import { z } from 'zod/mini';
import { type PrecacheAudit, workerMessages } from '#site/workerMessages.ts';
import { askWorker, type Listener } from './askWorker.ts';

const schema: z.ZodMiniType<PrecacheAudit> = z.lazy(() =>
  z.object({
    stored: z.number(),
    total: z.number(),
    bytes: z.number(),
    storedAt: z.nullable(z.string()),
  }),
);

/** Resolves to `undefined` where there is no worker that could say. */
export const auditTierOne = (worker: Listener): Promise<PrecacheAudit | undefined> =>
  askWorker(worker, workerMessages.audit, schema, 5000);

export const repairTierOne = (worker: Listener): Promise<PrecacheAudit | undefined> =>
  askWorker(worker, workerMessages.repair, schema, 30_000);
