/** What the site's own links lead to, so that it can be shown over the table instead. */

import { findCard } from '#catalogue/catalogue.ts';
import type { CardSummary } from '#domain/cards/cardList.ts';
import { routes } from '#domain/routes.ts';
import { parseAnchor, type RuleAnchor } from '#domain/rulebook/anchors.ts';

/** The link that was clicked on, if any leads into this site. */
function addressOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : undefined;
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? new URL(link.href) : undefined;
}

/** The rule a click leads to. */
export function ruleOfLink(target: EventTarget | null): RuleAnchor | undefined {
  const address = addressOf(target);
  // Links inside the rulebook are fragments of whatever page it stands on.
  const isRule = address?.pathname === routes.rules.href() || address?.pathname === location.pathname;
  return isRule && address ? parseAnchor(address.hash) : undefined;
}

const cardPath = new RegExp(`^${routes.cards.href()}/(\\d{1,3})/(\\d{1,3})$`);

/** The card a click leads to. */
export function cardOfLink(target: EventTarget | null): CardSummary | undefined {
  const [, set, number] = cardPath.exec(addressOf(target)?.pathname ?? '') ?? [];
  return set === undefined || number === undefined ? undefined : findCard(Number(set), Number(number));
}
