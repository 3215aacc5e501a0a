/** The tables of the rules, for the game table and for printing. Its texts come from the rulebook. */

import { type TermId, termAnchor } from '#game/glossary/anchors.ts';
import { glossary } from '#game/glossary/glossary.ts';
import { CostTable, ResourceTable, ThreeKinds } from '#rulebook/08-actions.tsx';
import { Ladder } from '#rulebook/figures/Ladder.tsx';
import { SymbolChart } from '#rulebook/figures/SymbolChart.tsx';
import { TurnStrip } from '#rulebook/figures/TurnStrip.tsx';
import { routes } from '#site/routes.ts';
import { classNames } from '#ui/classNames.ts';
import { Text } from '#ui/prose/Prose.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';
import printed from '#ui/styles/printedPage.module.css';
import styles from './ReferenceTables.module.css';

/** Frequently asked rules. */
const reminders: readonly TermId[] = ['refresh', 'established', 'afraid', 'transient', 'thought-limit', 'die'];

export const ReferenceTables = () => (
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
);
