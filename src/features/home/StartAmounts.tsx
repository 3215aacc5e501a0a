/** The starting amounts of a persona, in symbols and numbers. */

import type { Persona } from '#game/cards/persona.ts';
import { findSymbol } from '#game/cards/symbol.ts';
import { SymbolIcon } from '#ui/symbol/SymbolIcon.tsx';
import styles from './Personas.module.css';

export function StartAmounts({ start }: Pick<Persona, 'start'>) {
  return (
    <p className={styles.start}>
      <Amount token="{C}" amount={start.corpus} />
      <Amount token="{B}" amount={start.cerebrium} />
      <Amount token="{I}" amount={start.ideas} />
    </p>
  );
}

function Amount({ token, amount }: { token: string; amount: number }) {
  const symbol = findSymbol(token);
  return (
    <span className={styles.amount}>
      {symbol && <SymbolIcon symbol={symbol} />} <span>{amount}</span>
    </span>
  );
}
