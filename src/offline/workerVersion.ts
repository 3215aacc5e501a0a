/** Asks a worker which version of the site it keeps. */

import { z } from 'zod/mini';
import { workerMessages } from '#site/workerMessages.ts';
import { askWorker, type Listener } from './askWorker.ts';

const schema = z.lazy(() => z.string().check(z.minLength(1), z.maxLength(100)));

/** Milliseconds; a worker that has not answered by then is of a version that cannot. */
const patience = 2000;

/** Resolves to the version, or to `undefined` where the worker does not say. Never rejects. */
export const versionOfWorker = (worker: Listener): Promise<string | undefined> =>
  askWorker(worker, workerMessages.askVersion, schema, patience);
