/** The rules on one page, for a first game and for printing. Its texts come from the rulebook. */

import { quickStart } from '#game/glossary/quickStart.ts';
import { CardInBrief } from '#rulebook/figures/Anatomy.tsx';
import { TableLayout } from '#rulebook/figures/TableLayout.tsx';
import { routes } from '#site/routes.ts';
import { Button } from '#ui/button/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';
import layout from '#ui/styles/layout.module.css';
import printed from '#ui/styles/printedPage.module.css';
import text from '#ui/styles/text.module.css';
import styles from './QuickStartScreen.module.css';

export function QuickStartScreen() {
  return (
    <div className={layout.wrap}>
      <header className={classNames(layout.pageHead, printed.head, styles.head)}>
        <PageTitle>Quick start</PageTitle>
        <p className={text.lead}>The rules on one page. The other you has read it already.</p>
        <div className={printed.tools}>
          <Button onClick={() => print()}>
            <Icon name="print" />
            Print
          </Button>
          <a href={routes.firstGame.href()}>Play the first turn</a>
          <a href={routes.rules.href()}>The whole rulebook</a>
          <a href={routes.reference.href()}>Reference tables</a>
        </div>
      </header>
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
    </div>
  );
}
