/** Costs: a string of cost symbols in one canonical order. */

import { parseCardText, type TextPart } from './cardText.ts';
import { type GameSymbol, symbols } from './symbol.ts';

const costOrder = new Map(
  symbols.filter(({ role }) => role === 'cost').map(({ token }, position) => [token, position]),
);

/** Zero-based position of a symbol in a canonical cost; `undefined` if it is not a cost symbol. */
const placeInCost = (symbol: GameSymbol) => costOrder.get(symbol.token);

/** The symbols of a cost, in the order printed. Words between them are dropped. */
export function costSymbols(cost: string): GameSymbol[] {
  return parseCardText(cost).filter(isCostSymbol);
}

function isCostSymbol(part: TextPart): part is GameSymbol {
  return typeof part !== 'string' && placeInCost(part) !== undefined;
}

/**
 * The canonical spelling of a cost: upper case, canonical order, no spaces. A text with anything but cost symbols is
 * returned trimmed and in upper case, so that unknown costs still compare as exact text.
 */
export function canonicalCost(cost: string): string {
  const parts = parseCardText(cost.replace(/\s+/g, ''));
  if (!parts.every(isCostSymbol)) return cost.trim().toUpperCase();
  return parts
    .sort((a, b) => (placeInCost(a) ?? 0) - (placeInCost(b) ?? 0))
    .map(({ token }) => token)
    .join('');
}

/** Resource value: the sum of the numbers in a cost; X counts as 0. */
export function resourceValueOf(cost: string): number {
  return costSymbols(cost).reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : 0), 0);
}

/** The spoken form of a cost: "1 tick, 2 corpus, forget 1 idea". A single zero is marked as free. */
export function speakCost(cost: string): string {
  const spoken = costSymbols(cost);
  const words = spoken.map((symbol) => symbol.spoken).join(', ');
  return spoken.length === 1 && spoken[0]?.amount === 0 ? `${words} (free)` : words;
}
