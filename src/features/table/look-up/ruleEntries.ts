/** The rules, terms and modules that can be looked up by name. */

import { createNameScan } from '#catalogue/nameSearch.ts';
import { type RuleAnchor, termAnchor } from '#domain/rulebook/anchors.ts';
import { glossaryInOrder } from '#domain/rulebook/glossary.ts';
import { modules } from '#domain/rulebook/modules.ts';
import { speakRuleText } from '#domain/rulebook/ruleText.ts';
import { ruleTitles, type TitledAnchor } from '#domain/rulebook/titles.ts';
import { foldText } from '#domain/search/foldText.ts';

export type RuleEntry = {
  readonly anchor: RuleAnchor;
  readonly title: string;
  readonly kind: 'Rule' | 'Term' | 'Module';
  readonly foldedName: string;
};

const entry = (kind: RuleEntry['kind'], anchor: RuleAnchor, title: string): RuleEntry => ({
  kind,
  anchor,
  title,
  foldedName: foldText(title),
});

const entries: readonly RuleEntry[] = [
  ...(Object.keys(ruleTitles) as TitledAnchor[]).map((anchor) => entry('Rule', anchor, ruleTitles[anchor])),
  ...glossaryInOrder.map(({ id, term }) => entry('Term', termAnchor(id), speakRuleText(term))),
  ...modules.map(({ anchor, title }) => entry('Module', anchor, title)),
];

/** The rules whose names contain the text, best first. */
export const suggestRules = createNameScan(entries);

/** What is asked for most at a table, for an empty box. */
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
  (anchor) => entries.find((candidate) => candidate.anchor === anchor) ?? [],
);
