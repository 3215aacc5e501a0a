/** The ticks a clone has, each a token to spend, and the empty places of those it might gain. */

import { findSymbol } from '#game/cards/symbol.ts';
import { counted } from '#game/plural.ts';
import { cloneAt } from '#game/tracker/table.ts';
import { SymbolIcon } from '#ui/symbol/SymbolIcon.tsx';
import { useTable } from '../tableContext.ts';
import styles from './Ticks.module.css';

const tick = findSymbol('{T}');

/** As many places as fit beside a button on a phone. */
const places = 3;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

export function Ticks({ seat }: { seat: number }) {
  const { table, act } = useTable();
  const { ticks, owedTicks } = cloneAt(table, seat);
  const spend = () => act({ kind: 'spend-ticks', seat, amount: 1 });
  const gain = () => act({ kind: 'gain-ticks', seat, amount: 1 });

  // One place is always left to gain a tick; tokens that have none are counted.
  const tokens = Math.min(ticks, places - 1);
  const uncounted = ticks - tokens;

  return (
    // biome-ignore lint/a11y/useSemanticElements: tokens, not a set of fields
    <div className={styles.ticks} role="group" aria-label={counted(ticks, 'tick')}>
      <span className={styles.word}>Ticks</span>
      {upTo(tokens).map((index) => (
        <button key={index} type="button" className={styles.token} aria-label="Spend a tick" onClick={spend}>
          {tick && <SymbolIcon symbol={tick} silent />}
        </button>
      ))}
      {uncounted > 0 && <span className={styles.more}>+{uncounted}</span>}
      {upTo(places - tokens).map((index) => (
        <button key={index} type="button" className={styles.empty} aria-label="Gain a tick" onClick={gain} />
      ))}
      {owedTicks > 0 && <span className={styles.owed}>Owes {owedTicks}</span>}
    </div>
  );
}
