/** The rulebook, open at a rule. */

import { useEffect } from 'react';
import type { RuleAnchor } from '#game/glossary/anchors.ts';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import styles from './RuleView.module.css';

const Rulebook = lazyComponent(async () => (await import('#rulebook/Rulebook.tsx')).Rulebook);

export function RuleView({ anchor }: { anchor: RuleAnchor }) {
  return (
    <div className={styles.rules}>
      <LazyPart loading={<p>Loading the rules …</p>}>
        <Rulebook />
        <OpenAt key={anchor} anchor={anchor} />
      </LazyPart>
    </div>
  );
}

/** Rendered after the rulebook, so that its effect runs once the rulebook is in the DOM. */
function OpenAt({ anchor }: { anchor: RuleAnchor }) {
  useEffect(() => {
    const rule = document.getElementById(anchor);
    if (rule instanceof HTMLDetailsElement) rule.open = true;
    rule?.scrollIntoView({ block: 'start', behavior: 'instant' });
    rule?.focus({ preventScroll: true });
  }, [anchor]);
  return null;
}
