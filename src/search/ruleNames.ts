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
  /** The definition of a term, in the notation of rule texts. */
  readonly definition?: string;
  /** The name in another game by which it was found. */
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

/** The names of terms in other games, each with its term. */
const scanOtherNames = createNameScan(
  glossaryInOrder.flatMap(({ id, also = [] }) => {
    const term = ruleNames.find(({ anchor }) => anchor === termAnchor(id));
    return term ? also.map((name) => ({ foldedName: foldText(name), term, name })) : [];
  }),
);

/** Minimum number of letters before a term is suggested by its name in another game. */
const shortestOtherName = 3;

/** Returns the rules whose names contain the text, best first, then terms whose names in other games begin with it. */
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
