/** Browsers whose storage is not that of the reader's own browser or of the installed app. */

import { isInstalledApp } from './installedApp.ts';

/** The words by which the browsers inside common apps name themselves; `; wv` is any Android app's. */
const inApp =
  /\bFB(?:AN|AV|_IAB)|Instagram|Threads|\bLine\/|MicroMessenger|Snapchat|Pinterest|TikTok|musical_ly|Bytedance|Twitter|LinkedInApp|KAKAOTALK|; wv\)/i;

/** Whether the page is shown inside another app, such as a messenger: what it stores may be gone when that closes. */
export const isInAppBrowser = (userAgent: string = navigator.userAgent): boolean => inApp.test(userAgent);

/** Whether this is a tab of Safari on an iPhone or iPad, where the installed app has a storage of its own. */
export const isSafariTab = (): boolean => 'standalone' in navigator && !isInstalledApp();
