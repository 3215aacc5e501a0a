/** Everything on the card as text. On phones it is collapsed visually; screen readers can always read it. */

import { use, useId, useState } from 'react';
import { cardVersion } from '#game/cards/card.ts';
import { placeInSet } from '#game/cards/cardAsText.ts';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import { speakCost } from '#game/cards/cost.ts';
import { typographic } from '#game/cards/typographic.ts';
import { cardTexts } from '#search/cardTexts.ts';
import { AbilityBadge, DisciplineBadge, FearBadge, TypeBadge } from '#ui/badge/badges.tsx';
import { CardSide } from '#ui/card-side/CardSide.tsx';
import { SetDisc } from '#ui/icon/Glyph.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import text from '#ui/styles/text.module.css';
import { CostSymbols } from '#ui/symbol/SymbolIcon.tsx';
import styles from './CardWords.module.css';

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
        <IconRow card={card} />
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

type IconRowProps = { readonly card: CardSummary };

/** The icons that apply to a card, each with its label. */
function IconRow({ card }: IconRowProps) {
  return (
    <ul className={styles.row}>
      <li>
        <TypeBadge type={card.type} />
      </li>
      <li>
        <DisciplineBadge discipline={card.discipline} />
      </li>
      {card.abilities.map((ability) => (
        <li key={ability}>
          <AbilityBadge ability={ability} />
        </li>
      ))}
      {card.hasFear && (
        <li>
          <FearBadge />
        </li>
      )}
    </ul>
  );
}

type CostLineProps = { readonly cost: string; readonly resourceValue: number };

/** The cost of a card, in symbols and in words, and its resource value. */
function CostLine({ cost, resourceValue }: CostLineProps) {
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
