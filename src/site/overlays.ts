/** What is open over the page, the topmost last. The browser's Back closes the topmost (`app/overlayEntries.ts`). */

import { createStore } from './createStore.ts';

type Overlay = { readonly close: () => void };

export const overlays = createStore<readonly Overlay[]>([]);

/** Returns a function to be called when it is closed. */
export function addOverlay(close: () => void): () => void {
  const overlay = { close };
  overlays.set((open) => [...open, overlay]);
  return () => overlays.set((open) => open.filter((other) => other !== overlay));
}

/** Closes all but the lowest `count`, from the top. */
export function closeOverlaysAbove(count: number): void {
  const closing = overlays.get().slice(count).reverse();
  overlays.set((open) => open.slice(0, count));
  for (const { close } of closing) close();
}
