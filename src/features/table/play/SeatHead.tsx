/** The name of a clone, its state (afraid, dead) and its thoughts. */

import { findSymbol } from '#game/cards/symbol.ts';
import { isAfraid } from '#game/rules/desireAndFear.ts';
import { cloneAt } from '#game/rules/table.ts';
import { thoughtLimit } from '#game/rules/thoughtLimit.ts';
import { SymbolIcon } from '#ui/symbol/SymbolIcon.tsx';
import { useTable } from '../tableContext.ts';
import styles from './SeatHead.module.css';

const idea = findSymbol('{I}');

export function SeatHead({ seat }: { seat: number }) {
  const { table, show } = useTable();
  const clone = cloneAt(table, seat);
  const limit = thoughtLimit(clone, table.modules);
  return (
    <div className={styles.head}>
      <h2 className={styles.name}>{clone.name}</h2>
      {isAfraid(clone, table.modules) && <span className={styles.afraid}>Afraid</span>}
      {clone.paranoia > 0 && (
        <span className={styles.paranoia}>Paranoia{clone.paranoia > 1 && <span>{` × ${clone.paranoia}`}</span>}</span>
      )}
      {seat === table.active && !table.outcome && <span className={styles.turn}>Your turn</span>}
      {clone.alive && (
        <button
          type="button"
          className={styles.thoughts}
          aria-label={`${clone.name}: ${clone.thoughts} of ${limit} ideas, and the rest`}
          onClick={() => show({ kind: 'seat', seat })}
        >
          {idea && <SymbolIcon symbol={idea} silent />}
          <span>{`${clone.thoughts} of ${limit}`}</span>
        </button>
      )}
    </div>
  );
}
