/**
 * A symbol of the game. It is seen as a picture, spoken as words, and copied as
 * its token: the token lies over the picture as transparent text.
 */

import type { GameSymbol } from '#game/cards/symbol.ts';
import { symbolHalo, symbolShape } from '#game/cards/symbolShape.ts';
import { SymbolDrawing } from './SymbolDrawing.tsx';
import styles from './SymbolIcon.module.css';

/** A shape is at most 100 units tall; its line of text makes one em of them. */
const height = 100 + symbolHalo;
const ems = (units: number) => `${units / 100}em`;

type Props = {
  readonly symbol: GameSymbol;
  /** Where the words beside it already say so, only the picture is left. */
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
