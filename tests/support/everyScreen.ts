/** An address of every screen. A route without one does not compile, so that no test of every screen leaves one out. */

import { type RouteName, routes } from '#site/routes.ts';
import { encodeShortId } from '#site/shortId.ts';

export const screenAddresses = {
  home: routes.home.href(),
  gameHome: routes.gameHome.href(),
  cards: routes.cards.href(),
  card: routes.card.href(1, 4),
  cardShare: routes.cardShare.href(encodeShortId(104)),
  searchResults: routes.searchResults.href('effects=gain'),
  advancedSearch: routes.advancedSearch.href(),
  syntax: routes.syntax.href(),
  rules: routes.rules.href(),
  quickStart: routes.quickStart.href(),
  reference: routes.reference.href(),
  table: routes.table.href(),
  count: routes.count.href(),
  play: routes.play.href(),
  firstGame: routes.firstGame.href(),
  playRecord: routes.playRecord.href(),
  settle: routes.settle.href(),
  grudge: routes.grudge.href(),
  grudges: routes.grudges.href(),
  position: routes.position.href(),
  ready: routes.ready.href(),
  changes: routes.changes.href(),
  print: routes.print.href(),
  personaStory: routes.personaStory.href('wick'),
  mailingList: routes.mailingList.href(),
  credits: routes.credits.href(),
  privacy: routes.privacy.href(),
  sandbox: routes.sandbox.href('symbols'),
} as const satisfies Readonly<Record<RouteName, string>>;

export const everyScreen: readonly string[] = Object.values(screenAddresses);

export const unknownPage = '/spite-and-image/nowhere';

/** Those that do nothing without scripts, and say so. */
export const scriptedScreens = [
  screenAddresses.table,
  screenAddresses.count,
  screenAddresses.play,
  screenAddresses.firstGame,
  screenAddresses.playRecord,
  screenAddresses.settle,
  screenAddresses.grudge,
  screenAddresses.grudges,
  screenAddresses.position,
  screenAddresses.ready,
] as const;
