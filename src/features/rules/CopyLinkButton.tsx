/** Copies the address of a rule, and says so. */

import { useEffect, useState } from 'react';
import { routes } from '#domain/routes.ts';
import type { SectionAnchor } from '#domain/rulebook/anchors.ts';
import { ruleTitles } from '#domain/rulebook/titles.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './CopyLinkButton.module.css';

const momentMs = 2500;

type Outcome = 'copied' | 'failed';
const words: Readonly<Record<Outcome, string>> = { copied: 'Link copied', failed: 'Not copied' };

/** Browsers offer the clipboard on secure pages only. */
async function copyAddress(id: SectionAnchor): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(new URL(routes.rules.href(id), location.origin).href);
    return 'copied';
  } catch {
    return 'failed';
  }
}

export function CopyLinkButton({ id }: { id: SectionAnchor }) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), momentMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <span className={styles.tool}>
      <button className={styles.button} type="button" onClick={async () => setOutcome(await copyAddress(id))}>
        <Icon name={outcome === undefined ? 'link' : outcome === 'copied' ? 'check' : 'warning'} />
        <VisuallyHidden>Copy link to {ruleTitles[id]}</VisuallyHidden>
      </button>
      <span className={styles.said} role="status">
        {outcome && words[outcome]}
      </span>
    </span>
  );
}
