/** Rules for the costs of cards, and of the activated effects in their texts. */

import { parseCardText } from '#game/cards/cardText.ts';
import { canonicalCost, costSymbols } from '#game/cards/cost.ts';
import { type FieldFault, fault } from './finding.ts';

/** Requires at most one symbol of each kind, at most one X, and the canonical order. */
export function* costFaults(field: string, cost: string): Generator<FieldFault> {
  const symbols = costSymbols(cost);
  if (symbols.length === 0 || symbols.length < parseCardText(cost).length) {
    yield fault(field, 'cost symbols and nothing else', cost);
    return;
  }
  if (new Set(symbols.map(({ kind }) => kind)).size < symbols.length) {
    yield fault(field, 'one symbol of each kind', cost);
    return;
  }
  const canonical = canonicalCost(cost);
  if (canonical !== cost) yield fault(field, `${canonical}, the canonical order and spelling`, cost);
  if (symbols.filter(({ amount }) => amount === 'X').length > 1) yield fault(field, 'at most one X', cost);
}
