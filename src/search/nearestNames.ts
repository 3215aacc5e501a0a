/** "Did you mean" over everything that has a name: cards and rules are corrected together, and the nearest comes first. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { createLoader } from '#site/loader.ts';
import { allCards } from './catalogue.ts';
import { createNameCorrector } from './nameSearch.ts';
import { type RuleEntry, ruleNames } from './ruleNames.ts';

/** A rule has an anchor, a card has none. */
export type Named = CardSummary | RuleEntry;

const corrector = createLoader(() => createNameCorrector<Named>([...allCards(), ...ruleNames]));

/** To be asked when no name contains the text. */
export async function nearestNames(text: string, limit: number): Promise<readonly Named[]> {
  return (await corrector.load())(text, limit);
}

/** Builds the index piece by piece: to be called when the page is idle. */
export const prepareNames = async (): Promise<void> => void (await corrector.load());
