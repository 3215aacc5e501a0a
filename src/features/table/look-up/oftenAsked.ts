/** What is asked for most at a table, for an empty box. */

import type { RuleAnchor } from '#game/glossary/anchors.ts';
import { type RuleEntry, ruleNames } from '#search/ruleNames.ts';

const oftenAsked: readonly RuleAnchor[] = [
  'main-phase',
  'pay-costs',
  'list-of-costs',
  'the-stem',
  'desire-and-fear',
  'refreshing-headspace',
  'dying',
  'easily-overlooked-rules',
  'glossary',
];

export const firstRules: readonly RuleEntry[] = oftenAsked.flatMap(
  (anchor) => ruleNames.find((candidate) => candidate.anchor === anchor) ?? [],
);
