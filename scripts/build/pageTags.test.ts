import { describe, expect, test } from 'vitest';
import type { SiteSettings } from '#site/siteSettings.ts';
import { pageTags, printTags } from './pageTags.ts';

const settings = { origin: 'https://clones.games' } as SiteSettings;

describe('the head of a page', () => {
  test('has a title, a description and the canonical address', () => {
    const html = printTags(
      pageTags({ title: 'Rules', description: 'How to win.', canonical: '/spite-and-image/rules' }, settings),
    );
    expect(html).toContain('<title>Rules</title>');
    expect(html).toContain('<meta name="description" content="How to win.">');
    expect(html).toContain('<link rel="canonical" href="https://clones.games/spite-and-image/rules">');
  });

  test('has the preview image of the page, or else the cover', () => {
    const page = { title: 'Rules', description: '-', canonical: '/spite-and-image/rules' };
    const own = printTags(pageTags({ ...page, image: '/og/rules.jpg' }, settings));
    expect(own).toContain('<meta property="og:image" content="https://clones.games/og/rules.jpg">');
    expect(own).toContain('<meta name="twitter:image" content="https://clones.games/og/rules.jpg">');
    expect(printTags(pageTags(page, settings))).toContain('content="https://clones.games/og.png"');
  });

  test('keeps a page without a canonical address out of search engines', () => {
    expect(printTags(pageTags({ title: 'No such page', description: '-' }, settings))).toContain(
      '<meta name="robots" content="noindex">',
    );
  });

  test('has only the name of the site in the shell', () => {
    expect(printTags(pageTags(undefined, settings))).toBe('<title>Spite &amp; Image</title>');
  });

  test('escapes markup in a name', () => {
    expect(printTags([{ tag: 'title', text: '</title><script>"&' }])).toBe(
      '<title>&lt;/title&gt;&lt;script&gt;&quot;&amp;</title>',
    );
  });
});
