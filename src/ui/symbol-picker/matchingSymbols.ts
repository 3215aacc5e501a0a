/** Which symbols a few typed letters mean: by words, group or token. */

import type { SymbolGroup } from '#game/cards/symbol.ts';
import { foldText } from '#search/foldText.ts';

/** The same groups with only the symbols whose words, title or token contain the text. */
export function matchingSymbols(groups: readonly SymbolGroup[], typed: string): readonly SymbolGroup[] {
  const needle = foldText(typed).trim();
  return groups.map(({ title, symbols }) => ({
    title,
    symbols: symbols.filter(({ spoken, token }) =>
      [spoken, title, token, token.slice(1, -1)].some((text) => foldText(text).includes(needle)),
    ),
  }));
}
