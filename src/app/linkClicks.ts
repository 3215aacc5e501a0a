/** Which clicks on links are ours to handle without a reload. */

import { isPagePath } from '#site/paths.ts';
import { isPlainClick } from '#ui/plain-click.ts';

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'origin' | 'pathname' | 'hasAttribute'>;

/** Plain left clicks on links to pages of the same origin; everything else is the browser's. */
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

/** The link a click landed in, if any. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : undefined;
  return link instanceof HTMLAnchorElement ? link : undefined;
}
