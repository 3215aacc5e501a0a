/** The pocket edition opens from a file in every engine (WebKitGTK: `webkitgtk.spec.ts`). */

import { expect } from '@playwright/test';
import { pocketTest, tryPocketEdition } from '../../tests/support/pocket.ts';

pocketTest('the file opens from a folder, and makes no requests', async ({ page, pocket }) => {
  await tryPocketEdition(page, pocket.address);
  expect(pocket.requests).toEqual([]);
});
