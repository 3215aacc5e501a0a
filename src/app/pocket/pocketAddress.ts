/**
 * Addresses in the pocket edition, which is one file and has no server: the address of a page follows the `#` in the
 * file's own address. The build replaces wouter's browser location by this module.
 */

import { useSyncExternalStore } from 'react';
import { routes } from '#site/routes.ts';

const start = routes.quickStart.href();

const hrefInFile = () => {
  const at = location.href.indexOf('#/');
  return at < 0 ? start : location.href.slice(at + 1);
};

/** Site address of the page that the file shows. The document's base address is that of the site. */
export const addressInFile = (): URL => new URL(hrefInFile(), document.baseURI);

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Path, query and fragment of the page that the file shows. */
export const usePocketHref = (): string => useSyncExternalStore(subscribe, hrefInFile);

/** The query, as returned by wouter's hook of the same name. */
export const useSearch = (): string => useSyncExternalStore(subscribe, () => addressInFile().search.slice(1));

/** Navigates to a page of the site within the file. Navigating to the current page notifies the listeners again. */
export function goInFile(href: string, { replace = false } = {}): void {
  const { pathname, search, hash } = new URL(href, addressInFile());
  const inFile = `#${pathname}${search}${hash}`;
  // A relative address would lead to the site.
  const file = location.href.split('#', 1)[0] ?? '';
  if (`${file}${inFile}` === location.href) dispatchEvent(new HashChangeEvent('hashchange'));
  else if (replace) location.replace(`${file}${inFile}`);
  else location.hash = inFile;
}
