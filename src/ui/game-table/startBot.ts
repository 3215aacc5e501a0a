/** Starts the worker of the opponent. */

import { trustedWorkerUrl } from '#site/trustedTypes.ts';
import type { BotAnswer, BotQuestion } from './botWorker.ts';
import workerUrl from './botWorker.ts?worker&url';

/** Starts a worker. Throws if workers are unavailable. */
export type StartWorker = (
  answered: (answer: BotAnswer) => void,
  died: () => void,
) => { ask(question: BotQuestion): void; end(): void };

const trustedUrl = trustedWorkerUrl('bot-url', workerUrl);

export const startBotWorker: StartWorker = (answered, died) => {
  const worker = new Worker(trustedUrl, { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => answered(data);
  worker.onerror = died;
  return { ask: (question) => worker.postMessage(question), end: () => worker.terminate() };
};
