import { afterEach, expect, test, vi } from 'vitest';
import { isInAppBrowser, isSafariTab } from './browserKind.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  `${iPhone} Mobile/22B83 [FBAN/FBIOS;FBAV/489.0.0.40.75;FBBV/660000000]`,
  `${iPhone} Mobile/22B83 Instagram 355.0.0.26.91 (iPhone14,5; iOS 18_1)`,
  `${iPhone} Mobile/22B83 MicroMessenger/8.0.50`,
  `${iPhone} Mobile/22B83 Line/14.19.0`,
  `${android} Build/AP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
])('a browser inside an app: %s', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

test.each([
  `${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`,
  `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
])('a browser of its own: %s', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});

test('a tab of Safari on an iPhone is one; the installed app and other browsers are not', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { standalone: false });
  expect(isSafariTab()).toBe(true);
  vi.stubGlobal('navigator', { standalone: true });
  expect(isSafariTab()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(isSafariTab()).toBe(false);
});
