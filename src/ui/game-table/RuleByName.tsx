/** A link to a rule, with the rule's title in the rulebook. */

import { type RuleAnchor, type TermId, termAnchor, termIds } from '#game/glossary/anchors.ts';
import { glossary } from '#game/glossary/glossary.ts';
import { wordsOfTerm } from '#game/glossary/ruleText.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { RuleLink } from '../prose/Prose.tsx';

const termNames = new Map<string, string>(
  termIds.map((term: TermId) => [termAnchor(term), wordsOfTerm(glossary[term].term)]),
);
const titles: Readonly<Record<string, string>> = ruleTitles;

export const RuleByName = ({ see }: { see: RuleAnchor }) => (
  <RuleLink to={see}>{titles[see] ?? termNames.get(see) ?? 'The rule'}</RuleLink>
);
