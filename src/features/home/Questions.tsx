/** Frequently asked questions. */

import type { ReactNode } from 'react';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { routes } from '#site/routes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import layout from '#ui/styles/layout.module.css';
import styles from './Questions.module.css';

const { cardsPerSet, demoCards, maxClones, minClones, minimumSets, playableSets } = gameConstants;
const { startCerebrium, startCorpus } = gameConstants;

type Question = { readonly question: string; readonly answer: ReactNode };

const questions: readonly Question[] = [
  {
    question: 'How many of us can play?',
    answer: (
      <>
        {inWords(minClones)[0]?.toUpperCase() + inWords(minClones).slice(1)} to {inWords(maxClones)}. With two it is a
        duel; with three or four it is a reunion. Take a set for each clone, and at least {inWords(minimumSets)}.
      </>
    ),
  },
  {
    question: 'Do we each need a deck?',
    answer: (
      <>
        No. There is one head for all of you, and that is the trouble with it. The box holds {inWords(playableSets)}{' '}
        sets of {inWords(cardsPerSet)} cards; shuffle the ones you like together and leave the others in the box.
        Nothing is rare, and nothing is sold at random.
      </>
    ),
  },
  {
    question: 'Can I try it before I pay for it?',
    answer: (
      <>
        The demo is two whole sets, {demoCards} cards, and it is free. It needs no persona cards and no tokens: pen and
        paper will do, or the <a href={routes.table.href()}>table</a> on this site, which counts for you.
      </>
    ),
  },
  {
    question: 'How does anybody win?',
    answer: (
      <>
        Each of you starts with {startCorpus} corpus, which is body, and {startCerebrium} cerebrium, which is you. Run
        out of either and you are out. The last clone wins; if the head runs empty first, it is the one in the best
        repair. <a href={routes.rules.href('how-to-win')}>The rules</a> have the particulars.
      </>
    ),
  },
  {
    question: 'Does this site need a network?',
    answer: (
      <>
        Once. After that the rules, the cards, the search and the table are on your device, and stay there. The store,
        the chat and the mailing list are elsewhere, and need one. What is kept is written under{' '}
        <a href={routes.privacy.href()}>Privacy</a>.
      </>
    ),
  },
  {
    question: 'May I print it and hand it round?',
    answer: (
      <>
        The texts and pictures of the game may be copied and passed on, not for money, with the credit and under the
        same terms: CC BY-NC-SA 4.0. The <a href={routes.credits.href()}>credits</a> say who drew what.
      </>
    ),
  },
];

export function Questions() {
  return (
    <section
      data-skippable=""
      className={`${layout.wrap} ${layout.section} ${styles.columns}`}
      aria-labelledby="questions"
    >
      <h2 id="questions">Questions, and answers</h2>
      <div className={styles.list}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.entry}>
            <summary className={styles.question}>
              {question}
              <Icon name="chevron-down" />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
