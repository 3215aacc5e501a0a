/** Everything on the card as text. On phones it is collapsed visually; screen readers can always read it. */

import { use, useId, useState } from 'react';
import { cardVersion } from '#game/cards/card.ts';
import { placeInSet } from '#game/cards/cardAsText.ts';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import { typographic } from '#game/cards/typographic.ts';
import { cardTexts } from '#search/cardTexts.ts';
import { CardSide } from '#ui/card-side/CardSide.tsx';
import { SetDisc } from '#ui/icon/Glyph.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import text from '#ui/styles/text.module.css';
import styles from './CardWords.module.css';
import { CostLine } from './CostLine.tsx';
import { IconRow } from './IconRow.tsx';

type Props = { readonly card: CardSummary; readonly set: CardSet; readonly total: number };

export function CardWords({ card, set, total }: Props) {
  const texts = use(cardTexts.read()).get(card.id);
  const titleId = useId();
  const [open, setOpen] = useState(false);
  if (!texts) return <p className={text.note}>The text of this card is missing.</p>;
  const { effects, fearEffects, flavor, artist } = texts;
  return (
    <section className={styles.fold} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        Text of this card
      </h2>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        Text of this card
        <Icon name={open ? 'minus' : 'plus'} />
      </button>
      <div className={styles.said} data-open={open}>
        <IconRow card={card} set={set} />
        <CostLine cost={card.cost} resourceValue={card.resourceValue} />
        <CardSide side="desire" discipline={card.discipline} effects={effects} />
        {fearEffects !== undefined && <CardSide side="fear" discipline={card.discipline} effects={fearEffects} />}
        <p className={styles.flavour}>{typographic(flavor)}</p>
        <footer className={styles.print}>
          <SetDisc set={set} />
          <span>{`${set.name} ${placeInSet(card.number, total)}`}</span>
          <span>{cardVersion}</span>
          <span>{`© ${card.releaseDate.slice(0, 4)}`}</span>
          <span className={text.note}>{`${artist}, icons from game-icons.net`}</span>
        </footer>
      </div>
    </section>
  );
}
