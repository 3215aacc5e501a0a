/** The tables of the rules, for the game table and for printing. Its texts come from the rulebook. */

import { type TermId, termAnchor } from '#game/glossary/anchors.ts';
import { glossary } from '#game/glossary/glossary.ts';
import { CostTable, ResourceTable, ThreeKinds } from '#rulebook/08-actions.tsx';
import { Ladder } from '#rulebook/figures/Ladder.tsx';
import { SymbolChart } from '#rulebook/figures/SymbolChart.tsx';
import { TurnStrip } from '#rulebook/figures/TurnStrip.tsx';
import { routes } from '#site/routes.ts';
import { Button } from '#ui/button/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { Text } from '#ui/prose/Prose.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';
import layout from '#ui/styles/layout.module.css';
import printed from '#ui/styles/printedPage.module.css';
import text from '#ui/styles/text.module.css';
import styles from './ReferenceScreen.module.css';

/** Frequently asked rules. */
const reminders: readonly TermId[] = ['refresh', 'established', 'afraid', 'transient', 'thought-limit', 'die'];

export function ReferenceScreen() {
  return (
    <div className={layout.wrap}>
      <header className={classNames(layout.pageHead, printed.head, styles.head)}>
        <PageTitle>Reference</PageTitle>
        <p className={text.lead}>The turn, the costs, the resources and the symbols, on one page.</p>
        <div className={printed.tools}>
          <Button onClick={() => print()}>
            <Icon name="print" />
            Print
          </Button>
          <a href={routes.quickStart.href()}>Quick start</a>
          <a href={routes.rules.href()}>The whole rulebook</a>
        </div>
      </header>
      <div className={classNames(printed.sheet, styles.sheet)} data-unnumbered>
        <section className={styles.part}>
          <h2>The turn</h2>
          <TurnStrip />
        </section>
        <section className={styles.part}>
          <h2>Six steps of every action</h2>
          <Ladder />
        </section>
        <section className={styles.wide}>
          <h2>Actions</h2>
          <Text>
            <ThreeKinds />
          </Text>
        </section>
        <section className={styles.part}>
          <h2>Costs</h2>
          <CostTable />
        </section>
        <section className={styles.part}>
          <h2>Resources</h2>
          <ResourceTable />
        </section>
        <section className={styles.part}>
          <h2>Symbols</h2>
          <SymbolChart />
        </section>
        <section className={styles.part}>
          <h2>Reminders</h2>
          <dl className={styles.reminders}>
            {reminders.map((id) => (
              <div key={id}>
                <dt>
                  <a href={routes.rules.href(termAnchor(id))}>
                    <RuleText text={glossary[id].term} />
                  </a>
                </dt>
                <dd>
                  <RuleText text={glossary[id].definition} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}
