/** Cards that are remembered by other words than those of their names: "the coat with the forks". */

import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardSearch } from '../cardSearch.ts';
import { isFunctionWord } from '../rules/ruleWords.ts';
import { likeInPictures } from './everydayWords.ts';
import { wordsIn } from './searchTerms.ts';
import { isQuestion } from './searchText.ts';
import { stemOf } from './wordForms.ts';

/** Words that ask for a card and say nothing about it. */
const asking = new Set('art called card cards image named one picture pictures remember show showing shows'.split(' '));

/** A text that asks for a card: "the gossip card", "the one with the egg", "which card has an egg". */
export const asksForCard = (text: string): boolean =>
  isQuestion(text)
    ? /^(which|what) card\b/.test(text)
    : /\b(card|one|picture)( (about|of|that|where|which|with)\b|$)/.test(text);

/** Whether a text says more about a thing: "the sign that tells people to clap". */
export const describesThing = (text: string): boolean =>
  /^(?!(and|if|when)\b)\w+( \w+)? (that|where|who|with) /.test(text);

/** The least share of the telling words that a card has: of a text that asks for a card or describes a thing, of one with several words of the name, and of others. */
const leastShare = { asked: 0.5, named: 0.6, other: 0.7 } as const;
/** Their least number if the text does not ask for a card, and what counts as several. */
const fewest = 2;
/** Shorter words may be a slip of anything. */
const shortestSlip = 5;
/** Worth of a word of nearly the same meaning; that of the word itself is 1. */
const ofLike = 0.8;
/** What a word is worth more if it is in the name. */
const inName = 0.3;

/**
 * Returns the cards whose names and pictures have enough words of a text, in any form or of nearly the same meaning,
 * best first.
 *
 * @param all - Whether they must have all of its words.
 */
export function rememberedCards(text: string, { index, cardOf }: CardSearch, all: boolean): readonly CardSummary[] {
  const telling = wordsIn(text).filter((word) => !isFunctionWord(word) && !asking.has(word));
  const stems = [...new Set(telling.map(stemOf))];
  const isAsked = asksForCard(text);
  const shareOf = (named: number) =>
    isAsked || describesThing(text) ? leastShare.asked : named < fewest ? leastShare.other : leastShare.named;
  const least = (named: number) => Math.max(isAsked ? 1 : fewest, (all ? 1 : shareOf(named)) * stems.length);
  const queries = stems.map((stem) => ({
    combineWith: 'OR' as const,
    queries: [{ queries: [stem], fuzzy: stem.length >= shortestSlip && 1 }, ...likeInPictures(stem)],
  }));
  return index
    .search(
      { combineWith: 'OR', queries },
      { fields: ['remembered'], tokenize: (stem) => [stem], processTerm: (stem) => stem },
    )
    .map(({ id, score, queryTerms }) => {
      const isIn = (stem: string) => queryTerms.includes(stem);
      const own = stems.filter(isIn);
      const has = stems.filter((stem) => isIn(stem) || likeInPictures(stem).some(isIn));
      const name = new Set(wordsIn(cardOf(id)?.foldedName ?? '').map(stemOf));
      const named = has.filter((stem) => [stem, ...likeInPictures(stem)].some((each) => name.has(each)));
      const worth = ofLike * has.length + (1 - ofLike) * own.length + inName * named.length;
      return { id, isEnough: has.length >= least(named.length), worth, score };
    })
    .filter(({ isEnough }) => isEnough)
    .sort((a, b) => b.worth - a.worth || b.score - a.score)
    .flatMap(({ id }) => cardOf(id) ?? []);
}
