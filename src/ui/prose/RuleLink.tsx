/** A link to a rule; one that leads nowhere does not compile. */

import type { ReactNode } from 'react';
import { routes } from '#domain/routes.ts';
import type { RuleAnchor } from '#domain/rulebook/anchors.ts';

type Props = { readonly to: RuleAnchor; readonly children: ReactNode };

export function RuleLink({ to, children }: Props) {
  return <a href={routes.rules.href(to)}>{children}</a>;
}
