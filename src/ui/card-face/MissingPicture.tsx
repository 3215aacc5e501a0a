/** Stands in the box of a card image that could not be loaded: the card's name, and what is printed on it. */

import { useEffect, useState } from 'react';
import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { cardTexts } from '#search/cardTexts.ts';
import text from '../styles/text.module.css';
import { CardEffects } from '../symbol/CardEffects.tsx';
import { CostSymbols } from '../symbol/SymbolIcon.tsx';
import styles from './CardPicture.module.css';

type Props = {
  readonly name: string;
  /** Absent where the card's text stands beside the box. */
  readonly card: CardSummary | undefined;
};

export function MissingPicture({ name, card }: Props) {
  return (
    <span className={styles.placeholder} role="img" aria-label={`${name} (picture not saved on this device)`}>
      <span className={styles.name}>{name}</span>
      {card && <Print card={card} />}
      <span className={text.note}>Picture not saved</span>
    </span>
  );
}

function Print({ card }: { readonly card: CardSummary }) {
  const { id, type, discipline, cost, resourceValue } = card;
  const [texts, setTexts] = useState<CardTexts>();
  useEffect(() => {
    // Without the texts the box shows the rest: no failure of the screen.
    void cardTexts.load().then(
      (all) => setTexts(all.get(id)),
      () => {},
    );
  }, [id]);
  return (
    <>
      <span>
        <CostSymbols cost={cost} /> <span>{`${discipline} ${type}, value ${resourceValue}`}</span>
      </span>
      <span>
        <CardEffects texts={texts} />
      </span>
    </>
  );
}
