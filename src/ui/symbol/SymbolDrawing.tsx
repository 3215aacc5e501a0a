/** A symbol as SVG, centred on 0,0 and at most 100 units tall, for use inside other pictures. */

import { type InkName, inks } from '#game/cards/inks.ts';
import type { GameSymbol } from '#game/cards/symbol.ts';
import { hollowStroke, symbolHalo, symbolShape } from '#game/cards/symbolShape.ts';
import styles from './symbols.module.css';

const colour = (ink: InkName | 'text') => (ink === 'text' ? 'currentColor' : inks[ink]);

export function SymbolDrawing({ symbol }: { symbol: GameSymbol }) {
  const { outline, ink, hollow, marks } = symbolShape(symbol);
  return (
    <g className={symbol.role === 'ability' ? styles.ability : styles.drawing}>
      {symbol.role !== 'ability' && <path className={styles.halo} d={outline} strokeWidth={symbolHalo} />}
      {hollow ? (
        <path
          d={outline}
          fill="none"
          stroke={colour(ink)}
          strokeWidth={hollowStroke.width}
          strokeDasharray={hollowStroke.dashes}
        />
      ) : (
        <path d={outline} fill={colour(ink)} />
      )}
      {marks.map(({ path, strokeWidth, transform }) =>
        strokeWidth === undefined ? (
          <path key={path} d={path} transform={transform} fill={inks.paper} />
        ) : (
          <path key={path} d={path} transform={transform} fill="none" stroke={inks.paper} strokeWidth={strokeWidth} />
        ),
      )}
    </g>
  );
}
