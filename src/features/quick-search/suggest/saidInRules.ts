/** What the rulebook says about a text: whole passages, forgiving of slips, for questions that are no name. */

import { parseCardText, speakCardText } from '#game/cards/cardText.ts';
import { createRuleSearch } from '#search/ruleSearch.ts';
import { createLoader } from '#site/loader.ts';
import { asTitle } from './instantGroups.ts';
import type { SuggestionGroup } from './suggestion.ts';

/** The book is fetched when somebody rests in the box, not before. */
const ruleSearch = createLoader(async () => createRuleSearch((await import('#rulebook/passages.ts')).rulePassages()));

/** @param known - Addresses that are named already. */
export async function saidInRules(
  text: string,
  limit: number,
  known: ReadonlySet<string>,
): Promise<readonly SuggestionGroup[]> {
  if (limit <= 0) return [];
  const hits = (await ruleSearch.load())(text, limit + known.size).filter(({ passage }) => !known.has(passage.href));
  const rows = hits.slice(0, limit).map(({ passage: { href, title }, sentence }) => ({
    href,
    title: asTitle(title),
    note: speakCardText(parseCardText(sentence)),
    kind: 'Rule',
    picture: 'book' as const,
  }));
  return [{ title: 'Said in the rules', rows }];
}

export const prepareRules = async (): Promise<void> => void (await ruleSearch.load());
