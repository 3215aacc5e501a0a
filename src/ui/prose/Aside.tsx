/** A note beside the text, with its own anchor. A folded one is opened by a link to it, as every `details` is. */

import type { AsideAnchor } from '#game/glossary/anchors.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import type { Elements } from '../elements.ts';
import styles from './Aside.module.css';

type Props = {
  readonly id: AsideAnchor;
  /** Whether it is collapsed at first. */
  readonly folded?: boolean;
  readonly children: Elements;
};

export function Aside({ id, folded = false, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <aside className={styles.aside} aria-labelledby={titleId} {...(!folded && { id, tabIndex: -1 })}>
      {folded ? (
        <details id={id}>
          <summary id={titleId} className={styles.label}>
            {`Aside: ${ruleTitles[id]}`}
          </summary>
          {children}
        </details>
      ) : (
        <>
          <p id={titleId} className={styles.label}>
            {`Aside: ${ruleTitles[id]}`}
          </p>
          {children}
        </>
      )}
    </aside>
  );
}
