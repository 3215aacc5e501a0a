/** Inputs for the number of copies of each card, from 0 to 9. */

import { useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { copiesOf } from '#site/print/printFiles.ts';
import { TextInput } from '#ui/field/TextInput.tsx';
import styles from './PrintSearch.module.css';

type Props = {
  readonly cards: readonly CardSummary[];
  readonly copies: (card: CardSummary) => number;
  readonly onChange: (id: number, copies: number) => void;
};

const most = 9;

/** Number of copies of each card: as many as in the box, until the user changes it. */
export function useCopies(cards: readonly CardSummary[]) {
  const [asked, setAsked] = useState<Readonly<Record<number, number>>>({});
  const copies = (card: CardSummary) => asked[card.id] ?? copiesOf(card);
  return {
    copies,
    setCopies: (id: number, count: number) => setAsked((before) => ({ ...before, [id]: count })),
    printed: cards.flatMap((card): CardSummary[] => Array(copies(card)).fill(card)),
  };
}

export function Copies({ cards, copies, onChange }: Props) {
  return (
    <details>
      <summary className={styles.summary}>Copies of each card</summary>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <div className={styles.card}>
              <TextInput
                id={`copies-${card.id}`}
                type="number"
                inputMode="numeric"
                min={0}
                max={most}
                value={copies(card)}
                onChange={({ target }) => onChange(card.id, Math.min(most, Math.max(0, Number(target.value) || 0)))}
              />
              <label htmlFor={`copies-${card.id}`}>{card.name}</label>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
