/** Suggestions of passages of the rules and of rulings on cards. */

import { parseCardText, speakCardText } from '#game/cards/cardText.ts';
import { ruleSearch } from '#search/rulesLoader.ts';
import { asTitle } from './instantGroups.ts';
import type { SuggestionGroup } from './suggestion.ts';

/** @param known - Addresses that are suggested already. */
export async function saidInRules(
  text: string,
  limit: number,
  known: ReadonlySet<string>,
): Promise<readonly SuggestionGroup[]> {
  if (limit <= 0) return [];
  const { find } = await ruleSearch.load();
  const hits = find(text, limit + known.size).filter(({ passage }) => !known.has(passage.href));
  const rows = hits.slice(0, limit).map(({ passage: { href, title, kind }, sentence }) => ({
    href,
    title: asTitle(title),
    note: speakCardText(parseCardText(sentence)),
    kind: kind === 'card note' ? 'Ruling' : 'Rule',
    picture: 'book' as const,
  }));
  return [{ title: 'Said in the rules', rows }];
}

export const prepareRules = async (): Promise<void> => void (await ruleSearch.load());
