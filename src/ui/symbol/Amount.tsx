/** A number with its symbol, such as "18 corpus", short enough to stand in a row with others. */

import { findSymbol } from '#game/cards/symbol.ts';
import { printPoints } from '#game/rules/points.ts';
import { SymbolIcon } from './SymbolIcon.tsx';
import styles from './symbols.module.css';

type Props = { readonly token: '{C}' | '{B}' | '{I}'; readonly amount: number | string };

export function Amount({ token, amount }: Props) {
  const symbol = findSymbol(token);
  return (
    <span className={styles.amount}>
      {symbol && <SymbolIcon symbol={symbol} />}{' '}
      <span>{typeof amount === 'number' ? printPoints(amount) : amount}</span>
    </span>
  );
}
