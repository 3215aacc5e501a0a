/** Cards that are named inside a question: one by its name, or the two that it compares. */

import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardSearch } from '../cardSearch.ts';
import { isFunctionWord } from '../rules/ruleWords.ts';
import { wordsIn } from '../text/searchTerms.ts';

/** Words between two cards, or between one and what is done to it. */
const between = new Set(
  `against and beat beats block blocks cancel cancels counter counters meet meets on or redirect redirects stop stops versus
  vs with`.split(/\s+/),
);

/** One word that is shorter, such as “duck”, is rather an everyday word. */
const shortestSingle = 6;

/** A name, and what is before its comma: "Human Shield, Yours" is also "human shield". */
const namesOf = ({ foldedName }: CardSummary): string[] => {
  const [head = ''] = foldedName.split(',');
  return [foldedName, head].map((name) => wordsIn(name).join(' '));
};

/**
 * Returns the cards that a text of other words too names: those that it compares ("duck against haircut"), otherwise
 * those whose name it contains.
 */
export function cardsNamedIn(text: string, { where }: Pick<CardSearch, 'where'>): readonly CardSummary[] {
  const words = wordsIn(text);
  const compared = comparedIn(words, where, isSame);
  if (compared) return compared;
  const asked = ` ${words.join(' ')} `;
  const inAnyOrder = inOrder(words);
  const isTelling = (name: string) => name.includes(' ') || name.length >= shortestSingle;
  return where((card) => {
    const names = namesOf(card);
    // Its words in another order are its name too, and no question about it.
    const isName = names.some((name) => name.length === inAnyOrder.length && inOrder(name.split(' ')) === inAnyOrder);
    return !isName && names.some((name) => isTelling(name) && asked.includes(` ${name} `));
  });
}

/**
 * Returns the two cards that a text names while it is typed: three letters of a word are enough for each ("cel duc").
 * `undefined` if it may mean others too.
 */
export function pairNamedIn(text: string, search: Pick<CardSearch, 'where'>): Pair | undefined {
  const [one, other, ...more] = cardsNamedIn(text, search);
  if (one && other && more.length === 0) return [one, other];
  return comparedIn(wordsIn(text), search.where, isBegun);
}

const inOrder = (words: readonly string[]) => [...words].sort().join(' ');

type Pair = readonly [CardSummary, CardSummary];
type IsWord = (typed: string, word: string) => boolean;

const isSame: IsWord = (typed, word) => typed === word;
const isBegun: IsWord = (typed, word) => typed.length >= 3 && word.startsWith(typed);

/** The only card with all words of each of two parts of a text; none if a part may mean several cards or none. */
function comparedIn(words: readonly string[], where: CardSearch['where'], isWord: IsWord): Pair | undefined {
  for (const [place, word] of words.entries()) {
    const isBetween = between.has(word);
    if (!isBetween && isWord === isSame) continue;
    const parts = [words.slice(0, place), words.slice(isBetween ? place + 1 : place)];
    const [one, other] = parts.map((part) => onlyNamed(part, where, isWord));
    if (one && other && one !== other) return [one, other];
  }
  return undefined;
}

function onlyNamed(part: readonly string[], where: CardSearch['where'], isWord: IsWord): CardSummary | undefined {
  const telling = part.filter((word) => !isFunctionWord(word));
  if (telling.length === 0) return undefined;
  const named = where(({ foldedName }) => {
    const own = wordsIn(foldedName);
    return telling.every((typed) => own.some((word) => isWord(typed, word)));
  });
  return named.length === 1 ? named[0] : undefined;
}
