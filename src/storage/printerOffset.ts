/** How far the reader's printer prints backs from fronts. In local storage; it belongs to the printer of this device. */

import { z } from 'zod/mini';
import { createStore } from '#site/createStore.ts';
import type { Offset } from '#site/print/sheetPages.ts';

const key = 'printer-offset';

/** In millimetres. Printers that are further off have a mistake that no correction mends. */
export const mostOffset = 10;

const distance = z.number().check(z.minimum(-mostOffset), z.maximum(mostOffset));
const offsetSchema = z.object({ right: distance, down: distance });

export const printerOffset = createStore<Offset>({ right: 0, down: 0 });

/** Reads the stored offset. Anything else than an offset counts as none. */
export function recallPrinterOffset(): void {
  try {
    const stored = offsetSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    if (stored.success) printerOffset.set(stored.data);
  } catch {}
}

/** Rounds to tenths of a millimetre. If storage is forbidden, it lasts for this visit. */
export function keepPrinterOffset(offset: Offset): void {
  const rounded = (value: number) => Math.round(Math.min(mostOffset, Math.max(-mostOffset, value || 0)) * 10) / 10;
  const kept = { right: rounded(offset.right), down: rounded(offset.down) };
  printerOffset.set(kept);
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {}
}
