/** A cost in its symbols, one after another. */

import { costSymbols } from '#game/cards/cost.ts';
import { SymbolIcon } from './SymbolIcon.tsx';

type Props = {
  readonly cost: string;
  /** Where the words beside it already say so. */
  readonly silent?: boolean;
};

export function CostSymbols({ cost, silent = false }: Props) {
  return costSymbols(cost).map((symbol) => <SymbolIcon key={symbol.token} symbol={symbol} silent={silent} />);
}
