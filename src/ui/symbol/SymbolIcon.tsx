/**
 * A symbol of the game: a picture with a text alternative. Its token lies over the picture as transparent
 * text, so that it can be copied.
 */

import { costSymbols } from '#game/cards/cost.ts';
import type { GameSymbol } from '#game/cards/symbol.ts';
import { symbolHalo, symbolShape } from '#game/cards/symbolShape.ts';
import { SymbolDrawing } from './SymbolDrawing.tsx';
import styles from './symbols.module.css';

/** A shape is at most 100 units tall; 100 units are one em of its line of text. */
const height = 100 + symbolHalo;
const ems = (units: number) => `${units / 100}em`;

type Props = {
  readonly symbol: GameSymbol;
  /** Omits the text alternative where text beside it says the same. */
  readonly silent?: boolean;
};

export function SymbolIcon({ symbol, silent = false }: Props) {
  const width = symbolShape(symbol).width + symbolHalo;
  const picture = (
    <svg
      className={styles.picture}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      width={ems(width)}
      height={ems(height)}
      aria-hidden="true"
    >
      <SymbolDrawing symbol={symbol} />
    </svg>
  );
  if (silent) return <span className={styles.symbol}>{picture}</span>;
  return (
    <span className={styles.symbol} role="img" aria-label={symbol.spoken}>
      {picture}
      <span className={styles.token}>{symbol.token}</span>
    </span>
  );
}

type CostSymbolsProps = {
  readonly cost: string;
  /** Omits the text alternatives where text beside them says the same. */
  readonly silent?: boolean;
};

export function CostSymbols({ cost, silent = false }: CostSymbolsProps) {
  return costSymbols(cost).map((symbol) => <SymbolIcon key={symbol.token} symbol={symbol} silent={silent} />);
}
