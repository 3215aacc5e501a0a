/** Targets of the site's links, which open over the table instead. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { parseAnchor, type RuleAnchor } from '#game/glossary/anchors.ts';
import { findCard } from '#search/catalogue.ts';
import { linkDestination } from '#site/cardAddress.ts';

/** Address of the link that was clicked, if it leads to this site. */
function addressOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : undefined;
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? new URL(link.href) : undefined;
}

/** The rule a click leads to. */
export function ruleOfLink(target: EventTarget | null): RuleAnchor | undefined {
  const address = addressOf(target);
  // Links within the rulebook are fragments of the page that shows it.
  return address?.pathname === location.pathname ? parseAnchor(address.hash) : ruleAt(address);
}

function ruleAt(address: URL | undefined): RuleAnchor | undefined {
  const to = address && linkDestination(address);
  return to?.kind === 'rule' ? to.anchor : undefined;
}

/** The card a click leads to. */
export function cardOfLink(target: EventTarget | null): CardSummary | undefined {
  const address = addressOf(target);
  const to = address && linkDestination(address);
  return to?.kind === 'card' ? findCard(to.set, to.number) : undefined;
}
