/** A clone's ticks, each a token to spend, and empty places for ticks to gain. */

import { findSymbol } from '#game/cards/symbol.ts';
import { counted } from '#game/plural.ts';
import { cloneAt } from '#game/rules/table.ts';
import { SymbolIcon } from '#ui/symbol/SymbolIcon.tsx';
import { useTable } from '../tableContext.ts';
import styles from './Ticks.module.css';

const tick = findSymbol('{T}');

/** The number of places that fit beside a button on a phone. */
const places = 3;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

export function Ticks({ seat }: { seat: number }) {
  const { table, act } = useTable();
  const { ticks, owedTicks } = cloneAt(table, seat);
  const spend = () => act({ kind: 'spend-ticks', seat, amount: 1 });
  const gain = () => act({ kind: 'gain-ticks', seat, amount: 1 });

  // One place is always left free to gain a tick. Ticks without a place are shown as a number.
  const tokens = Math.min(ticks, places - 1);
  const uncounted = ticks - tokens;

  return (
    // biome-ignore lint/a11y/useSemanticElements: tokens, not form fields
    <div className={styles.ticks} role="group" aria-label={counted(ticks, 'tick')}>
      <span className={styles.word}>Ticks</span>
      {upTo(tokens).map((index) => (
        <button key={index} type="button" className={styles.token} aria-label="Spend a tick" onClick={spend}>
          {tick && <SymbolIcon symbol={tick} silent />}
        </button>
      ))}
      {uncounted > 0 && <span className={styles.more}>{`+${uncounted}`}</span>}
      {upTo(places - tokens).map((index) => (
        <button key={index} type="button" className={styles.empty} aria-label="Gain a tick" onClick={gain} />
      ))}
      {owedTicks > 0 && <span className={styles.owed}>{`Owes ${owedTicks}`}</span>}
    </div>
  );
}
