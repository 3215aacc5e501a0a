/** The open overlays, topmost last. The browser's Back closes the topmost one (`app/overlayEntries.ts`). */

import { createStore } from './createStore.ts';

type Overlay = { readonly close: () => void };

export const overlays = createStore<readonly Overlay[]>([]);

/** Adds an open overlay. Returns a function that must be called when the overlay is closed. */
export function addOverlay(close: () => void): () => void {
  const overlay = { close };
  overlays.set((open) => [...open, overlay]);
  return () => overlays.set((open) => open.filter((other) => other !== overlay));
}

/** Closes all overlays above the lowest `count`, topmost first. */
export function closeOverlaysAbove(count: number): void {
  const closing = overlays.get().slice(count).reverse();
  overlays.set((open) => open.slice(0, count));
  for (const { close } of closing) close();
}
