/** What an address of this site leads to, where that can be shown without going there. */

import { parseAnchor, type RuleAnchor } from '#game/glossary/anchors.ts';
import { routes } from './routes.ts';

export type LinkDestination =
  | { readonly kind: 'rule'; readonly anchor: RuleAnchor }
  | { readonly kind: 'card'; readonly set: number; readonly number: number };

type Address = { readonly pathname: string; readonly hash: string };

const cardPath = new RegExp(`^${routes.cards.href()}/(\\d{1,3})/(\\d{1,3})$`);

/** A rule or a card; `undefined` for every other address. */
export function linkDestination({ pathname, hash }: Address): LinkDestination | undefined {
  const [, set, number] = cardPath.exec(pathname) ?? [];
  if (set !== undefined && number !== undefined) return { kind: 'card', set: Number(set), number: Number(number) };
  const anchor = pathname === routes.rules.href() ? parseAnchor(hash) : undefined;
  return anchor && { kind: 'rule', anchor };
}
