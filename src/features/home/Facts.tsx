/** The game in four figures: players, minutes, cards in the box, and sheets to print. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import layout from '#ui/styles/layout.module.css';
import styles from './Facts.module.css';

const { minClones, maxClones, playableSets, cardsPerSet, promoCards, personas } = gameConstants;
const { demoCardSheets, demoRulesSheets, demoSheets, longestGame, shortestGame } = gameConstants;

const facts = [
  { figure: `${minClones}–${maxClones}`, words: 'clones, all of them you' },
  { figure: `${shortestGame}–${longestGame}`, words: 'minutes, the length of a good grudge' },
  {
    figure: playableSets * cardsPerSet,
    words: `ideas in the box, with ${inWords(promoCards)} promos, ${inWords(personas)} personas and the tokens`,
  },
  {
    figure: demoSheets,
    words: `sheets of paper for the demo, ${inWords(demoCardSheets)} of cards and ${inWords(demoRulesSheets)} of rules, and your own scissors`,
  },
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
