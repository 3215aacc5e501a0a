/** Handles plain clicks on the site's own links without a reload, wherever the links were rendered. */

import { useEffect } from 'react';
import { navigate } from '#site/navigation.ts';
import { isOurs, linkOf } from './linkClicks.ts';

export function useLinkClicks(): void {
  useEffect(() => {
    const onClick = (click: MouseEvent) => {
      const link = linkOf(click.target);
      if (!link || !isOurs(click, link, location.origin)) return;
      click.preventDefault();
      navigate(link.href);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
