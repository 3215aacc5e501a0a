/** A side box: one rule in one breath, closed until somebody wants it. */

import type { ReactNode } from 'react';
import { disciplineGlyphs } from '#domain/cards/glyphNames.ts';
import type { BoxAnchor } from '#domain/rulebook/anchors.ts';
import { ruleTitles } from '#domain/rulebook/titles.ts';
import { Glyph } from '../icon/Glyph.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './SaveYourBrain.module.css';

type Props = { readonly id: BoxAnchor; readonly children: ReactNode };

export function SaveYourBrain({ id, children }: Props) {
  return (
    <details id={id} className={styles.box} tabIndex={-1}>
      <summary className={styles.title}>
        <Glyph name={disciplineGlyphs.mental} />
        <span>
          <span className={styles.label}>Save Your Brain</span> <span className={styles.name}>{ruleTitles[id]}</span>
        </span>
        <span className={styles.sign}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
