/**
 * Addresses in the pocket edition, which is one file and has no server: the address of a page follows the `#` in the
 * file's own address, and the document's base address is that of the site.
 */

import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { routes } from '#site/routes.ts';
import type { AddressBar } from '../visits.ts';

function read(): URL {
  const at = location.href.indexOf('#/');
  return new URL(at < 0 ? routes.quickStart.href() : location.href.slice(at + 1), document.baseURI);
}

export const fileAddress: AddressBar = {
  read,
  write(href, options) {
    const { pathname, search, hash } = new URL(href, read());
    // A relative address would lead to the site.
    const [file = ''] = location.href.split('#', 1);
    navigate(`${file}#${pathname}${search}${hash}`, options);
  },
};

/** For wouter's router. The app navigates through `#site/navigation.ts` alone. */
export const useFilePath = (): [string, () => void] => [useLocationProperty(() => read().pathname), () => undefined];
export const useFileSearch = (): string => useLocationProperty(() => read().search);
