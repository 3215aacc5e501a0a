/** Costs as people type them: `t1 c0`, `{c0}{T1}`, `1 tick, 2 corpus`. */

import { canonicalCost } from '#game/cards/cost.ts';
import { costGroups } from '#game/cards/symbol.ts';
import { foldText } from '../text/foldText.ts';

export type ReadCost = {
  /** The symbols that were understood, in canonical order; empty if there are none. */
  readonly cost: string;
  /** The words that were not understood, as typed but folded. */
  readonly unknown: readonly string[];
};

/** Every spelling of a cost symbol, long ones first, so that "1 ticks" is not read as "1 tick" and an s. */
const spellings = costGroups
  .flatMap(({ symbols }) => symbols)
  .flatMap(({ token, spoken }) =>
    [token, token.slice(1, -1), spoken, spoken.replace(/^\D+ (?=\d|x)/i, '')].map((spelling) => ({
      token,
      spelling: foldText(spelling),
    })),
  )
  .sort((a, b) => b.spelling.length - a.spelling.length);

const separators = /^[\s,;]+/;
const word = /^\{[^{}\s]*\}?|^[^\s,;{]+/;

/** Reads as much as it can: in any letter case and order, with or without braces, commas and spaces. */
export function readCost(text: string): ReadCost {
  const tokens: string[] = [];
  const unknown: string[] = [];
  for (let left = foldText(text).trim(); left !== ''; left = left.replace(separators, '')) {
    const known = spellings.find(({ spelling }) => left.startsWith(spelling));
    const piece = known?.spelling ?? word.exec(left)?.[0] ?? left;
    if (known) tokens.push(known.token);
    else unknown.push(piece);
    left = left.slice(piece.length);
  }
  return { cost: canonicalCost(tokens.join('')), unknown };
}
