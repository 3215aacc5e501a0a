/** The rules, terms and modules that can be looked up by name. */

import { type RuleAnchor, termAnchor } from '#game/glossary/anchors.ts';
import { glossaryInOrder } from '#game/glossary/glossary.ts';
import { modules } from '#game/glossary/modules.ts';
import { wordsOfTerm } from '#game/glossary/ruleText.ts';
import { ruleTitles, type TitledAnchor } from '#game/glossary/titles.ts';
import { foldText } from './foldText.ts';
import { createNameScan } from './nameSearch.ts';

export type RuleEntry = {
  readonly anchor: RuleAnchor;
  readonly title: string;
  readonly kind: 'Rule' | 'Term' | 'Module';
  readonly foldedName: string;
  /** What a term means, in the notation of rule texts. */
  readonly definition?: string;
};

const entry = (kind: RuleEntry['kind'], anchor: RuleAnchor, title: string, definition?: string): RuleEntry => ({
  kind,
  anchor,
  title,
  foldedName: foldText(title),
  ...(definition !== undefined && { definition }),
});

/** Everything in the rulebook that has a name. */
export const ruleNames: readonly RuleEntry[] = [
  ...(Object.keys(ruleTitles) as TitledAnchor[]).map((anchor) => entry('Rule', anchor, ruleTitles[anchor])),
  ...glossaryInOrder.map(({ id, term, definition }) => entry('Term', termAnchor(id), wordsOfTerm(term), definition)),
  ...modules.map(({ anchor, title }) => entry('Module', anchor, title)),
];

/** The rules whose names contain the text, best first. */
export const suggestRules = createNameScan(ruleNames);
