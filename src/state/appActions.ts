/** What the links of notices do. The entry hands in what only it can do. */

import type { FlashAction } from '#domain/notices/flash.ts';
import { refreshApp } from '#offline/refreshApp.ts';

export const appActions: Readonly<Record<FlashAction['does'], () => void>> = {
  refresh: () => void refreshApp(),
};
