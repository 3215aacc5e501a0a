/** Storage has not answered, so the stored data are not known, which is not the same as empty. */

export class NoAnswer extends Error {
  override name = 'NoAnswer';

  /** @param mayAnswer - Whether storage is only slow, so that it makes sense to ask again. */
  constructor(
    sentence: string,
    readonly mayAnswer: boolean,
  ) {
    super(sentence);
  }
}

const pauseMs = 1000;

/**
 * Asks storage again until it answers, for as long as its answer is wanted.
 * @param read - Rejects with `NoAnswer` if storage is silent; any other error is passed on.
 * @param onSilence - Called with a sentence each time storage has not answered.
 */
export async function untilAnswered<Value>(
  read: () => Promise<Value>,
  onSilence: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<Value> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof NoAnswer && error.mayAnswer) || signal?.aborted) throw error;
      onSilence(error.message);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** For `catch`: storage that cannot be read at all counts as empty. */
export function neverStored(error: unknown): undefined {
  if (!(error instanceof NoAnswer) || error.mayAnswer) throw error;
}
