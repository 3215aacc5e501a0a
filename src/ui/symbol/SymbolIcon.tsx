/**
 * A symbol of the game. It is seen as a picture, spoken as words, and copied as
 * its token: the token lies over the picture as transparent text.
 */

import { type InkName, inks } from '#domain/cards/inks.ts';
import type { GameSymbol } from '#domain/cards/symbol.ts';
import { hollowStroke, symbolHalo, symbolShape } from '#domain/cards/symbolShape.ts';
import styles from './SymbolIcon.module.css';

/** A shape is at most 100 units tall; its line of text makes one em of them. */
const height = 100 + symbolHalo;
const ems = (units: number) => `${units / 100}em`;
const colour = (ink: InkName | 'text') => (ink === 'text' ? 'currentColor' : inks[ink]);

type Props = {
  readonly symbol: GameSymbol;
  /** Where the words beside it already say so, only the picture is left. */
  readonly silent?: boolean;
};

export function SymbolIcon({ symbol, silent = false }: Props) {
  const shape = symbolShape(symbol);
  const width = shape.width + symbolHalo;
  const outline = <path className={styles.halo} d={shape.outline} strokeWidth={symbolHalo} />;
  const picture = (
    <svg
      className={symbol.role === 'ability' ? styles.ability : styles.picture}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      width={ems(width)}
      height={ems(height)}
      aria-hidden="true"
    >
      {symbol.role !== 'ability' && outline}
      {shape.hollow ? (
        <path
          d={shape.outline}
          fill="none"
          stroke={colour(shape.ink)}
          strokeWidth={hollowStroke.width}
          strokeDasharray={hollowStroke.dashes}
        />
      ) : (
        <path d={shape.outline} fill={colour(shape.ink)} />
      )}
      {shape.marks.map(({ path, strokeWidth, transform }) =>
        strokeWidth === undefined ? (
          <path key={path} d={path} transform={transform} fill={inks.paper} />
        ) : (
          <path key={path} d={path} transform={transform} fill="none" stroke={inks.paper} strokeWidth={strokeWidth} />
        ),
      )}
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
