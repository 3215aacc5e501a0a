/** Leads to the canonical address of what was asked for, leaving no trace in the history. */

import { useEffect } from 'react';
import { navigate } from '#site/navigation.ts';
import layout from '#ui/styles/layout.module.css';

export function Redirect({ href }: { href: string }) {
  useEffect(() => navigate(href, { replace: true }), [href]);
  return (
    <p className={`${layout.wrap} ${layout.section}`}>
      <a href={href}>The card is here.</a>
    </p>
  );
}
