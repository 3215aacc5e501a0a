/** The cost of a card, in symbols and in words, and its resource value. */

import { speakCost } from '#game/cards/cost.ts';
import { CostSymbols } from '#ui/symbol/SymbolIcon.tsx';
import styles from './CostLine.module.css';

type Props = { readonly cost: string; readonly resourceValue: number };

export function CostLine({ cost, resourceValue }: Props) {
  return (
    <dl className={styles.line}>
      <div className={styles.pair}>
        <dt className={styles.label}>Cost</dt>
        <dd className={styles.cost}>
          <CostSymbols cost={cost} silent />
          <span className={styles.spoken}>{speakCost(cost)}</span>
        </dd>
      </div>
      <div className={styles.pair}>
        <dt className={styles.label}>Value</dt>
        <dd className={styles.value}>{resourceValue}</dd>
      </div>
    </dl>
  );
}
