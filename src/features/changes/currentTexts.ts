/** The texts of this version: the words of every card and every section of the rules. */

import { cardTexts } from '#search/cardTexts.ts';
import { allCards } from '#search/catalogue.ts';
import { cardKey, ruleKey, type TextsByKey } from '#storage/changes/textChanges.ts';

export async function currentTexts(): Promise<TextsByKey> {
  const [texts, { rulePassages }] = await Promise.all([cardTexts.load(), import('#game/generated/rulePassages.ts')]);
  const ofCards = allCards().map(({ id, name, cost }): [string, string] => {
    const { effects = '', fearEffects = '' } = texts.get(id) ?? {};
    return [cardKey(id), [name, cost, effects, fearEffects].filter((part) => part !== '').join('\n')];
  });
  const ofRules = new Map<string, string>();
  for (const { section, text } of rulePassages) {
    const before = ofRules.get(ruleKey(section));
    ofRules.set(ruleKey(section), before === undefined ? text : `${before}\n${text}`);
  }
  return Object.fromEntries([...ofCards, ...ofRules]);
}
