/** Follows plain clicks on links to the site's own pages without a reload. */

import { useEffect } from 'react';
import { navigate } from '#site/navigation.ts';
import { isPagePath } from '#site/paths.ts';
import { isPlainClick } from '#ui/link/ExternalLink.tsx';

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'origin' | 'pathname' | 'hasAttribute'>;

/** Whether it is a plain click on a link to a page of this origin; all others are left to the browser. */
export function isOurs(click: Click, link: Link, origin: string): boolean {
  return (
    isPlainClick(click) &&
    !click.defaultPrevented &&
    link.origin === origin &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    isPagePath(link.pathname)
  );
}

/** The link that contains the target of a click. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : undefined;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

const isOfSite = (click: MouseEvent, link: HTMLAnchorElement) => isOurs(click, link, location.origin);

/**
 * One listener for all links, whether React or the rulebook's HTML rendered them.
 * @param isHandled Whether the click is followed in this document.
 */
export function useLinkClicks(isHandled = isOfSite): void {
  useEffect(() => {
    const onClick = (click: MouseEvent) => {
      const link = linkOf(click.target);
      if (!link || !isHandled(click, link)) return;
      click.preventDefault();
      // As written: in the pocket edition the base address is not that of the page.
      navigate(link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isHandled]);
}
