/** Parts of the frame that other parts of the page open or move the focus to. */

import { createStore } from './createStore.ts';

/** Whether the search box of the header is open over the page, as a phone's bottom bar opens it. */
export const headerSearch = createStore(false);

/** The search boxes of the page. Each takes the focus if it is shown, and returns whether it is. */
const searchBoxes = new Set<() => boolean>();

/** Adds a search box. Returns a function that removes it. */
export function addSearchBox(takeFocus: () => boolean): () => void {
  searchBoxes.add(takeFocus);
  return () => void searchBoxes.delete(takeFocus);
}

/** Moves the focus to the search box that is shown; returns whether there is one. */
export const focusSearchBox = (): boolean => [...searchBoxes].some((takeFocus) => takeFocus());

/** Whether the list of all keyboard shortcuts is open. */
export const keyList = createStore(false);
