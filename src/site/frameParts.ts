/** Parts of the frame that other parts of the page open. */

import { createStore } from './createStore.ts';

/** Whether the search box of the header is open over the page, as a phone's bottom bar opens it. */
export const headerSearch = createStore(false);

/** Whether the list of all keyboard shortcuts is open. */
export const keyList = createStore(false);
