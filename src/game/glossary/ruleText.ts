/**
 * Rules kept as data: words and symbols as in card text, and links in square
 * brackets. `[head]` leads to the term "head", `[forgotten|forget]` to the term
 * after the bar, `[how to win|#how-to-win]` to a rule, `[Ghostwriter|4/7]` to a card.
 */

import { parseCardText, speakCardText, type TextPart } from '../cards/cardText.ts';
import { parseAnchor, type RuleAnchor, type TermId, termIds } from './anchors.ts';

export type RuleDestination =
  | { readonly term: TermId }
  | { readonly anchor: RuleAnchor }
  | { readonly set: number; readonly number: number };

export type RuleTextLink = { readonly words: string; readonly to: RuleDestination };
export type RuleTextPart = TextPart | RuleTextLink;

const bracketed = /(\[[^[\]]+\])/;

const cardAddress = /^(\d+)\/(\d+)$/;

const isTermId = (text: string): text is TermId => (termIds as readonly string[]).includes(text);

/** The target of a link. Throws for a broken link: the texts are our own, so it is a bug. */
function destinationOf(name: string): RuleDestination {
  const [, set, number] = cardAddress.exec(name) ?? [];
  if (set !== undefined && number !== undefined) return { set: Number(set), number: Number(number) };
  const anchor = name.startsWith('#') ? parseAnchor(name) : undefined;
  if (anchor) return { anchor };
  const term = name.toLowerCase().replaceAll(' ', '-');
  if (isTermId(term)) return { term };
  throw new Error(`A rule links to "${name}", which is no term, rule or card.`);
}

function linkOf(marked: string): RuleTextLink {
  const [words = '', name = words] = marked.slice(1, -1).split('|');
  return { words, to: destinationOf(name) };
}

/** Splits a rule into words, symbols and links. Throws for a broken link. */
export function parseRuleText(text: string): RuleTextPart[] {
  return text
    .split(bracketed)
    .flatMap((piece): RuleTextPart[] => (bracketed.test(piece) ? [linkOf(piece)] : parseCardText(piece)));
}

/** The spoken form of a rule, also used for the search: no markup, symbols as words. */
export function speakRuleText(text: string): string {
  return parseRuleText(text)
    .map((part) => (typeof part === 'object' && 'to' in part ? part.words : speakCardText([part])))
    .join('');
}

/** The words of a term without the symbol beside them, which would only repeat them. */
export const wordsOfTerm = (term: string): string => term.replace(/\s*\{[^{}]*\}/g, '') || speakRuleText(term);
