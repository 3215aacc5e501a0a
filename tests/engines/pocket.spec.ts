/** The pocket edition opens from a file in every engine (`webkitgtk.spec.ts` for the third). */

import { expect } from '@playwright/test';
import { pocketTest, tryPocketEdition } from '../support/pocket.ts';

pocketTest('the file opens from a folder, and asks for nothing', async ({ page, pocket }) => {
  await tryPocketEdition(page, pocket.address);
  expect(pocket.requests).toEqual([]);
});
