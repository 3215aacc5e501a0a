/** How far the reader's printer prints backs from fronts. In local storage; it belongs to the printer of this device. */

import { z } from 'zod/mini';
import type { Offset } from '#site/print/sheetPages.ts';
import { createLocalSettings } from './localSettings.ts';

/** In millimetres. Printers that are further off have a mistake that no correction mends. */
export const mostOffset = 10;

const distance = z.number().check(z.minimum(-mostOffset), z.maximum(mostOffset));
const offsetSchema = z.object({ right: distance, down: distance });

export const printerOffset = createLocalSettings<Offset>('printer-offset', offsetSchema, { right: 0, down: 0 });

/** Rounds to tenths of a millimetre. */
export function keepPrinterOffset(offset: Offset): void {
  const rounded = (value: number) => Math.round(Math.min(mostOffset, Math.max(-mostOffset, value || 0)) * 10) / 10;
  printerOffset.change({ right: rounded(offset.right), down: rounded(offset.down) });
}
