/** What has changed since this reader last saw it. In a file of its own, because every page says how much that is. */

import type { TextChange } from '#domain/changes/textChanges.ts';
import { createStore } from './createStore.ts';

export const changes = createStore<readonly TextChange[]>([]);
