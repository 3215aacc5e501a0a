/** The four ideas that lie between the clones, each with its text. */

import { memo } from 'react';
import { paragraphsOf } from '#game/cards/cardText.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import { effectsOf } from '#game/play/cardWords.ts';
import { tileOf } from '#game/play/decisionWords.ts';
import type { Wording } from '#game/play/words.ts';
import { counted } from '#game/plural.ts';
import { Term } from '../../prose/Prose.tsx';
import { answering } from '../dock/answering.ts';
import { CardTile } from './CardTile.tsx';
import styles from './Headspace.module.css';

type Props = {
  readonly words: Wording;
  readonly chosen: CardNumber | undefined;
  readonly onPress: (card: CardNumber) => void;
};

/** Shortcuts for the slots of headspace, from the left. */
const placeKeys = 'QWER';

export const Headspace = memo(function Headspace({ words, chosen, onPress }: Props) {
  const { headspace, head, legal } = words.view;
  const how = answering(words);
  return (
    <section className={styles.headspace} data-headspace="" aria-label="Headspace">
      <p className={styles.left}>
        <span>{`Headspace, ${counted(head.length, 'idea')} left in the `}</span>
        <Term id="head" />
      </p>
      <ul>
        {headspace.map((slot, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots of headspace never change places
          <li key={place}>
            {slot?.card ? (
              <CardTile
                key={slot.card}
                card={slot.card}
                look="idea"
                chosen={slot.card === chosen}
                usable={how ? legal.some((decision) => tileOf(words, decision) === slot.card) : undefined}
                effect={paragraphsOf(effectsOf(words, slot.card)).join(' ')}
                shortcut={how === undefined || how === 'headspace' ? placeKeys[place] : undefined}
                onPress={onPress}
              />
            ) : (
              <span className={styles.empty}>{slot ? 'face down' : 'empty'}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
