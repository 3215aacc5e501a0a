/** The rules on one sheet, each tab at an address of its own: quick start, and reference tables. */

import { quickStart } from '#game/glossary/quickStart.ts';
import { CardInBrief } from '#rulebook/figures/Anatomy.tsx';
import { TableLayout } from '#rulebook/figures/TableLayout.tsx';
import { routes } from '#site/routes.ts';
import { Button } from '#ui/button/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';
import layout from '#ui/styles/layout.module.css';
import printed from '#ui/styles/printedPage.module.css';
import text from '#ui/styles/text.module.css';
import { ReferenceTables } from './ReferenceTables.tsx';
import styles from './RulesSheet.module.css';

const tabs = [routes.quickStart, routes.reference];

type Props = {
  readonly tab: (typeof tabs)[number];
  readonly title: string;
  readonly lead: string;
  readonly children: Elements;
};

function RulesSheet({ tab, title, lead, children }: Props) {
  return (
    <div className={layout.wrap}>
      <header className={classNames(layout.pageHead, printed.head, styles.head)}>
        <nav className={styles.tabs} aria-label="The rules on one page">
          {tabs.map((other) => (
            <a key={other.title} href={other.href()} aria-current={other === tab ? 'page' : undefined}>
              {other.title}
            </a>
          ))}
        </nav>
        <PageTitle>{title}</PageTitle>
        <p className={text.lead}>{lead}</p>
        <div className={printed.tools}>
          <Button onClick={() => print()}>
            <Icon name="print" />
            Print
          </Button>
          <a href={routes.firstGame.href()}>Play the first turn</a>
          <a href={routes.rules.href()}>The whole rulebook</a>
        </div>
      </header>
      {children}
    </div>
  );
}

export const QuickStartScreen = () => (
  <RulesSheet
    tab={routes.quickStart}
    title="Quick start"
    lead="The rules on one page. The other you has read it already."
  >
    <QuickStart />
  </RulesSheet>
);

export const ReferenceScreen = () => (
  <RulesSheet
    tab={routes.reference}
    title="Reference"
    lead="The turn, the costs, the resources and the symbols, on one page."
  >
    <ReferenceTables />
  </RulesSheet>
);

/** The rules in short, for a first game and for printing. Its texts come from the rulebook. */
const QuickStart = () => (
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
