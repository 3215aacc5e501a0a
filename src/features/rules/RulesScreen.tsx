/** The rulebook beside its contents (spec section 2, Rules). */

import { ruleTitles } from '#domain/rulebook/titles.ts';
import { Rulebook } from '#rulebook/Rulebook.tsx';
import { chapters } from '#rulebook/sections.ts';
import { Misprint } from '#ui/misprint/Misprint.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import styles from './RulesScreen.module.css';

export function RulesScreen() {
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <Misprint>Rules</Misprint>
        <p className={text.lead}>Everything you are entitled to, and everything that will be held against you.</p>
      </header>
      <div className={styles.reader}>
        <nav className={styles.contents} aria-label="Contents">
          <ol className={styles.list}>
            {chapters.map(({ id }, index) => (
              <li key={id}>
                <a className={styles.entry} href={`#${id}`}>
                  <span className={styles.number}>{index + 1}</span>
                  {ruleTitles[id]}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <Rulebook />
        </div>
      </div>
    </div>
  );
}
