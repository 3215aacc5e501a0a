/** How to print and cut, and what else can be printed. */

import { routes } from '#site/routes.ts';
import { QuestionList } from '#ui/questions/QuestionList.tsx';
import text from '#ui/styles/text.module.css';
import styles from './PrintFiles.module.css';

export const PrintAdvice = () => (
  <div className={`${text.prose} ${styles.advice}`}>
    <h2>How to print them</h2>
    <ol>
      <li>Print at 100 per cent, “actual size”, without fitting to the page. A card is then 63 by 88 mm.</li>
      <li>Cut along the marks. The 3 mm bleed keeps a crooked cut from leaving a white edge.</li>
      <li>Fold-over sheets: fold along the dashed line, glue, and cut when the glue is dry.</li>
    </ol>
    <QuestionList page="print" />
    <h2>Print some of it</h2>
    <p>
      Filter the <a href={routes.cards.href()}>cards</a> or <a href={routes.advancedSearch.href()}>search</a> for some,
      and choose “Print these cards”. The <a href={routes.reference.href()}>reference tables</a> and the rules print
      from their pages.
    </p>
    <h2>Without paper</h2>
    <p>
      <a href={routes.quickStart.href()}>Quick start</a> has the rules on one page,{' '}
      <a href={routes.firstGame.href()}>the first turn</a> can be played here, and the{' '}
      <a href={`${routes.ready.href()}#take-along`}>pocket edition</a> is one file with rules, cards and search.
    </p>
    <p>
      Everything may be printed, shared and changed under CC BY-NC-SA 4.0. The authors are named on every sheet and
      under <a href={routes.credits.href()}>Credits</a>.
    </p>
  </div>
);
