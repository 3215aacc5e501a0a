/** Replaces the address by the canonical one, with the fragment it has. */

import { useEffect } from 'react';
import { navigate } from '#site/navigation.ts';
import layout from '#ui/styles/layout.module.css';

export function Redirect({ href }: { href: string }) {
  useEffect(() => navigate(href + location.hash, { replace: true }), [href]);
  return (
    <p className={`${layout.wrap} ${layout.section}`}>
      <a href={href}>The card is here.</a>
    </p>
  );
}
