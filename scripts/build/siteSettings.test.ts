import { describe, expect, test } from 'vitest';
import { parseSiteSettings, warningsAbout } from './siteSettings.ts';

const good = {
  VITE_SITE_ORIGIN: 'http://localhost:4173',
  VITE_STORE_URL: 'https://store.example/box',
  VITE_CHAT_URL: 'https://chat.example/clones',
  VITE_CONTACT_EMAIL: 'clerk@imago.example',
  VITE_NEWSLETTER_URL: 'https://letters.example/form',
  VITE_RULES_VIDEO_URL: 'https://video.example/rules',
  VITE_IMAGE_BASE: '',
  VITE_COPYRIGHT_HOLDER: 'Imago Mutual Print Room',
};
const published = {
  ...good,
  VITE_SITE_ORIGIN: 'https://clones.games',
  VITE_STORE_URL: 'https://shop.games/box',
  VITE_CHAT_URL: 'https://chat.games/clones',
  VITE_CONTACT_EMAIL: 'clerk@clones.games',
  VITE_NEWSLETTER_URL: 'https://letters.games/form',
  VITE_RULES_VIDEO_URL: 'https://video.games/rules',
};

describe('the site settings', () => {
  test('a fresh clone builds with reserved hosts on a local origin', () => {
    expect(parseSiteSettings(good)).toMatchObject({ origin: 'http://localhost:4173', imageBase: '' });
  });

  test('a published site builds with real hosts', () => {
    expect(parseSiteSettings(published)).toMatchObject({ storeUrl: 'https://shop.games/box' });
  });

  test.each([
    ['VITE_STORE_URL', 'http://shop.games', 'VITE_STORE_URL is not an https address: "http://shop.games".'],
    ['VITE_STORE_URL', 'javascript:alert(1)', 'VITE_STORE_URL is not an https address: "javascript:alert(1)".'],
    ['VITE_CONTACT_EMAIL', 'clerk', 'VITE_CONTACT_EMAIL is not a mail address: "clerk".'],
    [
      'VITE_SITE_ORIGIN',
      'https://a.games/',
      'VITE_SITE_ORIGIN has more than scheme, host and port (no path, no trailing slash): "https://a.games/".',
    ],
    ['VITE_COPYRIGHT_HOLDER', ' ', 'VITE_COPYRIGHT_HOLDER is empty: " ".'],
    ...['cdn', 'https://images.games/', 'https://images.games/cards?v=1'].map((base): [string, string, string] => [
      'VITE_IMAGE_BASE',
      base,
      `VITE_IMAGE_BASE is neither empty nor the web address of a folder (no query, no trailing slash): "${base}".`,
    ]),
  ])('an invalid %s stops the build and is named', (variable, value, sentence) => {
    expect(parseSiteSettings({ ...good, [variable]: value })).toEqual({ faults: [sentence] });
  });

  test('card images may be on another host, and the build says which header that host must send', () => {
    const imageBase = 'https://images.games/bucket/cards';
    const settings = parseSiteSettings({ ...published, VITE_IMAGE_BASE: imageBase });
    expect(settings).toMatchObject({ imageBase });
    expect('faults' in settings ? settings.faults : warningsAbout(settings)).toEqual([
      `Card images come from ${imageBase}. That host must send Access-Control-Allow-Origin with each image, ` +
        'or none can be saved for offline use (docs/hosting/README.md).',
    ]);
  });

  test('a missing setting is named', () => {
    const { VITE_CHAT_URL: _, ...rest } = good;
    expect(parseSiteSettings(rest)).toEqual({ faults: ['VITE_CHAT_URL is not an https address: "".'] });
  });

  test('a reserved host in a public build is named', () => {
    expect(parseSiteSettings({ ...published, VITE_STORE_URL: 'https://store.example' })).toEqual({
      faults: ['VITE_STORE_URL is a reserved host in the build of a public site: "https://store.example".'],
    });
  });

  test('a build names each address that is still an example, with its variable', () => {
    const settings = parseSiteSettings({
      ...published,
      VITE_SITE_ORIGIN: 'http://localhost:4173',
      VITE_STORE_URL: 'https://store.example',
      VITE_CONTACT_EMAIL: 'clerk@mail.example',
    });
    expect('faults' in settings ? settings.faults : warningsAbout(settings)).toEqual([
      'Example address: https://store.example. Set VITE_STORE_URL in .env.local.',
      'Example address: clerk@mail.example. Set VITE_CONTACT_EMAIL in .env.local.',
    ]);
  });

  test("F4: a provider on the site's own origin is refused", () => {
    expect(parseSiteSettings({ ...published, VITE_NEWSLETTER_URL: 'https://clones.games/form' })).toHaveProperty(
      'faults',
    );
  });
});
