/**
 * Addresses in the pocket edition, which is one file and has no server: the address of a page stands after the `#` of
 * the file’s own. The build puts this in the place of wouter’s browser location.
 */

import { useSyncExternalStore } from 'react';
import { routes } from '#site/routes.ts';

const start = routes.quickStart.href();

const hrefInFile = () => {
  const at = location.href.indexOf('#/');
  return at < 0 ? start : location.href.slice(at + 1);
};

/** Of a page of the site as the file shows it. The document’s base address is that of the site. */
export const addressInFile = (): URL => new URL(hrefInFile(), document.baseURI);

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Its whole text; a new value for every page, query and fragment. */
export const usePocketHref = (): string => useSyncExternalStore(subscribe, hrefInFile);

/** The query, as wouter’s hook of this name gives it. */
export const useSearch = (): string => useSyncExternalStore(subscribe, () => addressInFile().search.slice(1));

/** Goes to a page of the site within the file. Going where one is tells the listeners again. */
export function goInFile(href: string, { replace = false } = {}): void {
  const { pathname, search, hash } = new URL(href, addressInFile());
  const inFile = `#${pathname}${search}${hash}`;
  // Relative addresses would lead to the site.
  const file = location.href.split('#', 1)[0] ?? '';
  if (`${file}${inFile}` === location.href) dispatchEvent(new HashChangeEvent('hashchange'));
  else if (replace) location.replace(`${file}${inFile}`);
  else location.hash = inFile;
}
