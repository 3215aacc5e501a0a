/** Every symbol, alone and in a text, on both backgrounds. */

import { symbolGroups } from '#game/cards/symbol.ts';
import { RichText } from '#ui/symbol/RichText.tsx';
import { SymbolIcon } from '#ui/symbol/SymbolIcon.tsx';
import styles from './Sample.module.css';
import { Sample } from './Sample.tsx';

const sentence =
  '{TRG} When your turn starts, gain 1 {B}. {ACT} {T1}{S1}: Gain 6 {B}. Deal 3 {C} damage to each other clone.';

export function SymbolsPage() {
  return (
    <>
      {symbolGroups.map(({ title, symbols }) => (
        <Sample key={title} title={title}>
          {symbols.map((symbol) => (
            <span key={symbol.token} className={styles.large}>
              <SymbolIcon symbol={symbol} />
            </span>
          ))}
        </Sample>
      ))}
      <Sample title="In a text">
        <p>
          <RichText text={sentence} />
        </p>
      </Sample>
      <Sample title="In a text, on ink" night>
        <p>
          <RichText text={sentence} />
        </p>
      </Sample>
    </>
  );
}
