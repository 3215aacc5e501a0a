/** The roles of type. The misprinted title is above, once, as on every page. */

import { routes } from '#site/routes.ts';
import text from '#ui/styles/text.module.css';
import styles from './Sample.module.css';
import { Sample } from './Sample.tsx';

export function TypographyPage() {
  return (
    <>
      <Sample title="Headings">
        <div className={styles.wide}>
          <h2>Heading two, flat ink</h2>
          <h3>Heading three</h3>
          <p className={text.label}>League Gothic, the label</p>
          <p className={text.labelSmall}>The small label</p>
        </div>
      </Sample>
      <Sample title="Text">
        <div className={styles.wide}>
          <p className={text.lead}>Lead: only one claim per name will be honoured.</p>
          <p>
            Body text, <a href={routes.rules.href()}>a link to the rules</a>, <mark>found text</mark>, <kbd>Esc</kbd>,
            and <strong>a rule</strong>.
          </p>
          <p className={text.note}>A note, for captions and tables.</p>
          <p className={text.flavour}>Flavour: I knew which step creaked. So did I.</p>
        </div>
      </Sample>
    </>
  );
}
