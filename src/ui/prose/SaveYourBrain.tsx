/** A collapsible side box with one rule. */

import { type ReactNode, useRef } from 'react';
import { disciplineGlyphs } from '#game/cards/glyphNames.ts';
import type { BoxAnchor } from '#game/glossary/anchors.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { Glyph } from '../icon/Glyph.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './SaveYourBrain.module.css';
import { useSideBox } from './useSideBox.ts';

type Props = { readonly id: BoxAnchor; readonly children: ReactNode };

export function SaveYourBrain({ id, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const { openness, title, ...handlers } = useSideBox(box);
  return (
    <details
      {...handlers}
      ref={box}
      id={id}
      className={styles.box}
      open={openness !== 'closed'}
      data-openness={openness}
      data-set="1"
    >
      <summary {...title} className={styles.title}>
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
