/** The rules in short, for a first game and for printing. Its texts come from the rulebook. */

import { quickStart } from '#game/glossary/quickStart.ts';
import { CardInBrief } from '#rulebook/figures/Anatomy.tsx';
import { TableLayout } from '#rulebook/figures/TableLayout.tsx';
import { classNames } from '#ui/classNames.ts';
import { RuleText } from '#ui/prose/RuleText.tsx';
import printed from '#ui/styles/printedPage.module.css';
import styles from './QuickStart.module.css';

export const QuickStart = () => (
  <div className={classNames(printed.sheet, styles.sheet)} data-unnumbered>
    <div className={styles.rules}>
      {quickStart.map(({ title, text: rule }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>
            <RuleText text={rule} />
          </p>
        </section>
      ))}
    </div>
    <div className={styles.figures}>
      <CardInBrief />
      <ul className={styles.callouts}>
        <li>1 Name</li>
        <li>2 Discipline and type</li>
        <li>3 Cost</li>
        <li>4 Value</li>
        <li>5 Desire</li>
        <li>6 Fear</li>
      </ul>
      <TableLayout />
    </div>
  </div>
);
