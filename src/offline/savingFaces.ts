/** The ways to stop what is being saved. Apart from the saving, because every page must be able to stop it. */

export const running = new Set<AbortController>();

/** Lets what is stored so far be, and fetches no more until somebody asks again. */
export function stopSavingFaces(): void {
  for (const run of running) run.abort();
}
