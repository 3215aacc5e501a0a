/**
 * The thoughts of the reader's clone, each with its text and, in a window for reactions, the number it leads to. While
 * the clone is afraid, dark halves are up.
 */

import { paragraphsOf } from '#game/cards/cardText.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { Wording } from '#game/play/words.ts';
import { cardOfDecision, effectsOf } from '#game/play/words.ts';
import { CardTile } from './CardTile.tsx';
import { summaryOf } from './gameCards.ts';
import styles from './Hand.module.css';
import { type Forecasts, Results } from './Results.tsx';

type Props = {
  readonly words: Wording;
  readonly chosen: CardNumber | undefined;
  readonly forecasts: Forecasts;
  readonly onPress: (card: CardNumber) => void;
};

export function Hand({ words, chosen, forecasts, onPress }: Props) {
  const { view } = words;
  const { name = '', thoughts = [], afraid = false } = view.seats[view.you] ?? {};
  const reacts = view.pending?.kind === 'react' && view.legal.length > 0;
  const usedBy = (card: CardNumber) => view.legal.find((decision) => cardOfDecision(words, decision) === card);
  return (
    <section className={styles.hand} data-hand="" data-active={view.active === view.you && !view.outcome}>
      <ul aria-label={`Thoughts of ${name}`}>
        {thoughts.map((card, place) => {
          if (card === null) return null;
          const use = usedBy(card);
          const { type, hasFear } = summaryOf(card) ?? {};
          const dark = afraid && hasFear === true;
          const results = reacts && use ? forecasts.differing(use).filter(({ seat }) => seat === view.you) : [];
          return (
            <li key={card}>
              <CardTile
                card={card}
                look="thought"
                chosen={card === chosen}
                effect={paragraphsOf(effectsOf(words, card, dark ? 'fear' : 'desire')).join(' ')}
                dark={dark}
                usable={view.legal.length > 0 ? use !== undefined : undefined}
                foot={
                  results.length > 0 ? (
                    <Results view={view} changes={results} />
                  ) : (
                    <>
                      <span>{type}</span>
                      {hasFear && <i role="img" aria-label="has a dark half" />}
                    </>
                  )
                }
                shortcut={String(place + 1)}
                onPress={onPress}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
