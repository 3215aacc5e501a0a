/** A link to a rule; one that leads nowhere does not compile. */

import type { ReactNode } from 'react';
import type { RuleAnchor } from '#game/glossary/anchors.ts';
import { routes } from '#site/routes.ts';

type Props = { readonly to: RuleAnchor; readonly children: ReactNode };

export function RuleLink({ to, children }: Props) {
  return <a href={routes.rules.href(to)}>{children}</a>;
}
