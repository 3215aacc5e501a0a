/** The rulebook, open at a rule. */

import { lazy, Suspense, useEffect } from 'react';
import type { RuleAnchor } from '#game/glossary/anchors.ts';
import styles from './RuleView.module.css';

const Rulebook = lazy(async () => ({ default: (await import('#rulebook/Rulebook.tsx')).Rulebook }));

export function RuleView({ anchor }: { anchor: RuleAnchor }) {
  return (
    <div className={styles.rules}>
      <Suspense fallback={<p>The book is being opened.</p>}>
        <Rulebook />
        <OpenAt key={anchor} anchor={anchor} />
      </Suspense>
    </div>
  );
}

/** Stands after the book, so that it runs when the book is there. */
function OpenAt({ anchor }: { anchor: RuleAnchor }) {
  useEffect(() => {
    const rule = document.getElementById(anchor);
    if (rule instanceof HTMLDetailsElement) rule.open = true;
    rule?.scrollIntoView({ block: 'start', behavior: 'instant' });
    rule?.focus({ preventScroll: true });
  }, [anchor]);
  return null;
}
