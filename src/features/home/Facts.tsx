/** The game in four numbers: how many, how long, what is in the box, and what it takes to print. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import layout from '#ui/styles/layout.module.css';
import styles from './Facts.module.css';

const { minClones, maxClones, playableSets, cardsPerSet, promoCards, personas, demoCards } = gameConstants;

/** Of 63 by 88 mm, on A4 and on Letter. */
const cardsOnSheet = 9;

const facts = [
  { figure: `${minClones}–${maxClones}`, words: 'clones, all of them you' },
  { figure: '20–45', words: 'minutes, the length of a good grudge' },
  {
    figure: playableSets * cardsPerSet,
    words: `ideas in the box, with ${inWords(promoCards)} promos, ${inWords(personas)} personas and the tokens`,
  },
  { figure: Math.ceil(demoCards / cardsOnSheet), words: 'sheets of paper to print the demo, and your own scissors' },
];

export function Facts() {
  return (
    <section className={styles.facts} data-ground="night" data-fold="" aria-label="In short">
      <ul className={`${layout.wrap} ${styles.list}`}>
        {facts.map(({ figure, words }) => (
          <li key={words} className={styles.fact}>
            <b className={styles.figure}>{figure}</b> <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
