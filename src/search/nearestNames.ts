/** "Did you mean" over everything that has a name: cards and rules are corrected together, and the nearest comes first. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { createLoader } from '#site/loader.ts';
import { allCards } from './catalogue.ts';
import { createNameCorrector } from './nameSearch.ts';
import { type RuleEntry, ruleNames } from './ruleNames.ts';
import { ruleSearch } from './rulesLoader.ts';
import { needleOf } from './searchText.ts';
import { slipsBetween } from './slips.ts';

/** A rule has an anchor, a card has none. */
export type Named = CardSummary | RuleEntry;

const corrector = createLoader(() => createNameCorrector<Named>([...allCards(), ...ruleNames]));

/** To be asked when no name contains the text. */
export async function nearestNames(text: string, limit: number): Promise<readonly Named[]> {
  return (await corrector.load())(text, limit);
}

/** So much of the length of a text of several words may be wrong for a name to have been meant, if the rules know its words. */
const slipsInKnownWords = 0.15;

/** The nearest names, unless the text is spelt right and no name: symbols, and words that the rules know. */
export async function correctedNames(text: string, limit: number): Promise<readonly Named[]> {
  if (text.includes('{')) return [];
  const [near, rules] = await Promise.all([nearestNames(text, limit), ruleSearch.load()]);
  if (!rules.knows(text)) return near;
  const typed = needleOf(text);
  const allowed = typed.includes(' ') ? slipsInKnownWords * typed.length : 0;
  return near.filter(({ foldedName }) => slipsBetween(typed, foldedName) <= allowed);
}

/** Builds the index piece by piece: to be called when the page is idle. */
export const prepareNames = async (): Promise<void> => void (await corrector.load());
