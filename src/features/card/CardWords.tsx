/** Everything a card says: both sides, flavour, rulings and the small print. It waits for the texts of the cards. */

import { use } from 'react';
import { cardVersion } from '#game/cards/card.ts';
import { placeInSet } from '#game/cards/cardAsText.ts';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import { typographic } from '#game/cards/typographic.ts';
import { cardTexts } from '#search/cardTexts.ts';
import { CardSide } from '#ui/card-side/CardSide.tsx';
import { SetDisc } from '#ui/icon/Glyph.tsx';
import text from '#ui/styles/text.module.css';
import styles from './CardWords.module.css';
import { DatedTexts } from './DatedTexts.tsx';

type Props = { readonly card: CardSummary; readonly set: CardSet; readonly total: number };

export function CardWords({ card, set, total }: Props) {
  const texts = use(cardTexts.read()).get(card.id);
  if (!texts) return <p className={text.note}>The text of this card is missing.</p>;
  const { effects, fearEffects, flavor, artist, notes = [], changes = [] } = texts;
  return (
    <div className={styles.said}>
      <CardSide side="desire" discipline={card.discipline} effects={effects} />
      {fearEffects !== undefined && <CardSide side="fear" discipline={card.discipline} effects={fearEffects} />}
      <p className={styles.flavour}>{typographic(flavor)}</p>
      <footer className={styles.print}>
        <SetDisc set={set} />
        <span>
          {set.name} {placeInSet(card.number, total)}
        </span>
        <span>{cardVersion}</span>
        <span>© {card.releaseDate.slice(0, 4)}</span>
        <span className={text.note}>{artist}, icons from game-icons.net</span>
      </footer>
      {notes.length > 0 && <DatedTexts title="Notes" entries={notes} />}
      {changes.length > 0 && <DatedTexts title="Changes" entries={changes} />}
    </div>
  );
}
