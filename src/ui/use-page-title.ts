/** For screens whose title depends on what they found; the others are named in the route table. */

import { useEffect } from 'react';
import { pageTitle } from '#site/routes.ts';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
