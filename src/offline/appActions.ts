/** What the links of notices do. The entry hands in what only it can do. */

import type { FlashAction } from '#site/notices/flash.ts';
import { refreshApp } from './refreshApp.ts';

export const appActions: Readonly<Record<FlashAction['does'], () => void>> = {
  refresh: () => void refreshApp(),
};
