/** The game in four numbers. */

import { gameConstants } from '#domain/rulebook/gameConstants.ts';
import layout from '#ui/styles/layout.module.css';
import styles from './Facts.module.css';

const { minClones, maxClones, playableSets, cardsPerSet } = gameConstants;

const facts = [
  { figure: `${minClones}–${maxClones}`, words: 'clones, all of them you' },
  { figure: '20–45', words: 'minutes, the length of a good grudge' },
  { figure: playableSets * cardsPerSet, words: 'ideas in one head, which you share' },
  { figure: 0, words: 'originals, as far as anyone can prove' },
];

export function Facts() {
  return (
    <section className={styles.facts} data-ground="night" aria-label="In short">
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
