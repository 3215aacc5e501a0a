// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { isOurs, linkOf } from './linkClicks.ts';

const origin = 'https://clones.games';
const plainClick = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
  return anchor;
}

describe('H6: a click on a link', () => {
  test('to a page of the site is handled by the app', () => {
    expect(isOurs(plainClick, link(`${origin}/spite-and-image/rules#setup`), origin)).toBe(true);
  });

  test.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Command', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['with the middle button', { button: 1 }],
    ['that somebody else has handled', { defaultPrevented: true }],
  ])('%s is left to the browser', (_, change) => {
    expect(isOurs({ ...plainClick, ...change }, link(`${origin}/credits`), origin)).toBe(false);
  });

  test.each([
    ['another host', 'https://evil.example/credits', {}],
    ['a host that hides behind ours', 'https://clones.games@evil.example/credits', {}],
    ['another port', 'https://clones.games:8443/credits', {}],
    ['another scheme', 'mailto:clerk@clones.games', {}],
    ['a new tab', `${origin}/credits`, { target: '_blank' }],
    ['a download', `${origin}/credits`, { download: '' }],
    ['a file', `${origin}/cards/104.webp`, {}],
    ['a backend', `${origin}/ajax/user/csrf-token`, {}],
  ])('to %s is left to the browser', (_, href, attributes) => {
    expect(isOurs(plainClick, link(href, attributes), origin)).toBe(false);
  });
});

describe('the link of a click', () => {
  test('is found from an element inside it', () => {
    const anchor = link(`${origin}/credits`);
    const picture = anchor.appendChild(document.createElement('span'));
    expect(linkOf(picture)).toBe(anchor);
  });

  test('is undefined outside a link', () => {
    expect(linkOf(document.createElement('p'))).toBeUndefined();
    expect(linkOf(null)).toBeUndefined();
  });
});
