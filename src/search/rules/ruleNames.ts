/** The rules, terms and modules that can be looked up by name. */

import MiniSearch from 'minisearch';
import { type RuleAnchor, termAnchor } from '#game/glossary/anchors.ts';
import { glossaryInOrder } from '#game/glossary/glossary.ts';
import { modules } from '#game/glossary/modules.ts';
import { wordsOfTerm } from '#game/glossary/ruleText.ts';
import { ruleTitles, type TitledAnchor } from '#game/glossary/titles.ts';
import { foldText } from '../text/foldText.ts';
import { scoreOfName } from '../text/nameRank.ts';
import { needleOf } from '../text/searchText.ts';
import type { RuleIndex } from './ruleIndex.ts';

export type RuleName = {
  readonly anchor: RuleAnchor;
  readonly title: string;
  readonly kind: 'Rule' | 'Term' | 'Module';
  readonly foldedName: string;
  /** The definition of a term, in the notation of rule texts. */
  readonly definition?: string;
  /** The name in another game by which it was found. */
  readonly alsoCalled?: string;
};

const entry = (kind: RuleName['kind'], anchor: RuleAnchor, title: string, definition?: string): RuleName => ({
  kind,
  anchor,
  title,
  foldedName: foldText(title),
  ...(definition !== undefined && { definition }),
});

/** Everything in the rulebook that has a name. */
export const ruleNames: readonly RuleName[] = [
  ...(Object.keys(ruleTitles) as TitledAnchor[]).map((anchor) => entry('Rule', anchor, ruleTitles[anchor])),
  ...glossaryInOrder.map(({ id, term, definition }) => entry('Term', termAnchor(id), wordsOfTerm(term), definition)),
  ...modules.map(({ anchor, title }) => entry('Module', anchor, title)),
];

const namesByAnchor = new Map<string, RuleName>(ruleNames.map((named) => [named.anchor, named]));

type OtherName = { readonly name: string; readonly foldedName: string };

/** The names of terms in other games, by the anchor of the term. */
const otherNames: ReadonlyMap<string, readonly OtherName[]> = new Map(
  glossaryInOrder.map(({ id, also = [] }) => [
    termAnchor(id),
    also.map((name) => ({ name, foldedName: foldText(name) })),
  ]),
);

/** Minimum number of letters before a term is suggested by its name in another game. */
const shortestOtherName = 3;
/** Such a term comes after all whose own names contain the text. */
const byOtherName = 0.1;

/** Returns the rules whose names contain the text, best first, then terms whose names in other games begin with it. */
export type RuleSuggester = (text: string, limit: number) => readonly RuleName[];

export const createRuleSuggester =
  (index: RuleIndex): RuleSuggester =>
  (text, limit) => {
    const needle = needleOf(text);
    if (needle === '') return [];
    const mayBeOther = needle.length >= shortestOtherName;
    const scoreOfOther = ({ foldedName }: OtherName) =>
      mayBeOther && foldedName.startsWith(needle) ? byOtherName * scoreOfName(foldedName, needle) : 0;
    const scoreOf = (anchor: string) =>
      scoreOfName(namesByAnchor.get(anchor)?.foldedName ?? '', needle) ||
      Math.max(0, ...(otherNames.get(anchor)?.map(scoreOfOther) ?? []));
    return index
      .search(MiniSearch.wildcard, { boostDocument: scoreOf, filter: ({ score }) => score > 0 })
      .slice(0, limit)
      .flatMap(({ id }): RuleName[] => {
        const rule = namesByAnchor.get(id);
        if (!rule) return [];
        if (rule.foldedName.includes(needle)) return [rule];
        const [other] = [...(otherNames.get(id) ?? [])].sort((a, b) => scoreOfOther(b) - scoreOfOther(a));
        return [other ? { ...rule, alsoCalled: other.name } : rule];
      });
  };
