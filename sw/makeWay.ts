/**
 * A newer worker may not start while this one is at work. When a page wants the
 * newer one it is about to load again, and whatever it still waits for is let go.
 */

type Waiting = { readonly client: string; readonly letGo: () => void };

const waiting = new Set<Waiting>();

/** The result of the work, or `undefined` as soon as the client for which it is done wants a newer worker. */
export function unlessLeaving<Result>(client: string, work: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const entry = { client, letGo: () => resolve(undefined) };
    waiting.add(entry);
    work.then(resolve, reject).finally(() => waiting.delete(entry));
  });
}

export function makeWay(client: string): void {
  for (const entry of waiting) if (entry.client === client) entry.letGo();
}
