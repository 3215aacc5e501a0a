import { afterEach, expect, test, vi } from 'vitest';
import { savedSearches } from '#storage/searches/savedSearches.ts';
import { loadSuggester } from './suggester.ts';

afterEach(() => vi.restoreAllMocks());

test('the box suggests even if storage never answers, as happens in WebKit', async () => {
  vi.spyOn(savedSearches, 'recall').mockReturnValue(new Promise(() => {}));
  expect(await loadSuggester()).toHaveProperty('instantSuggestions');
});
