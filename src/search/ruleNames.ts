/** The rules, terms and modules that can be looked up by name. */

import { type RuleAnchor, termAnchor } from '#game/glossary/anchors.ts';
import { glossaryInOrder } from '#game/glossary/glossary.ts';
import { modules } from '#game/glossary/modules.ts';
import { wordsOfTerm } from '#game/glossary/ruleText.ts';
import { ruleTitles, type TitledAnchor } from '#game/glossary/titles.ts';
import { foldText } from './foldText.ts';
import { createNameScan } from './nameSearch.ts';
import { needleOf } from './searchText.ts';

export type RuleEntry = {
  readonly anchor: RuleAnchor;
  readonly title: string;
  readonly kind: 'Rule' | 'Term' | 'Module';
  readonly foldedName: string;
  /** What a term means, in the notation of rule texts. */
  readonly definition?: string;
  /** The name of another game by which it was found. */
  readonly alsoCalled?: string;
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

const scanNames = createNameScan(ruleNames);

/** What other games call a term, with the term. */
const scanOtherNames = createNameScan(
  glossaryInOrder.flatMap(({ id, also = [] }) => {
    const term = ruleNames.find(({ anchor }) => anchor === termAnchor(id));
    return term ? also.map((name) => ({ foldedName: foldText(name), term, name })) : [];
  }),
);

/** So much of another name must be typed before its term is suggested. */
const shortestOtherName = 3;

/** The rules whose names contain the text, best first, then the terms that other games call so. */
export function suggestRules(text: string, limit: number): RuleEntry[] {
  const named = scanNames(text, limit);
  const needle = needleOf(text);
  if (needle.length < shortestOtherName) return named;
  const others = scanOtherNames(text, limit)
    .filter(({ foldedName, term }) => foldedName.startsWith(needle) && !named.includes(term))
    .map(({ term, name }): RuleEntry => ({ ...term, alsoCalled: name }));
  const first = others.filter(({ anchor }, place) => others.findIndex((each) => each.anchor === anchor) === place);
  return [...named, ...first].slice(0, limit);
}
