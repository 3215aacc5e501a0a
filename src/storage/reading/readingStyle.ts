/** How a reader likes the rules set: kept on the device, in local storage. */

import * as z from 'zod/mini';
import { createStore } from '#site/createStore.ts';

const schema = z.lazy(() => z.object({ size: z.enum(['normal', 'large', 'larger']), narrow: z.boolean() }));

export type ReadingStyle = z.infer<typeof schema>;
export type TextSize = ReadingStyle['size'];

const storageKey = 'reading-style';

export const asPrinted: ReadingStyle = { size: 'normal', narrow: false };

export const readingStyle = createStore<ReadingStyle>(asPrinted);

/** Brings back what was chosen on an earlier visit; anything else that stands there is ignored. */
export function recallReadingStyle(): void {
  try {
    const kept = schema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    if (kept.success) readingStyle.set(kept.data);
  } catch {
    // Forbidden or spoilt storage: the rules are set as they are printed.
  }
}

/** Where nothing may be kept, the choice holds until the page is left. */
export function chooseReadingStyle(change: Partial<ReadingStyle>): void {
  const style = { ...readingStyle.get(), ...change };
  readingStyle.set(style);
  try {
    localStorage.setItem(storageKey, JSON.stringify(style));
  } catch {
    // As above.
  }
}
