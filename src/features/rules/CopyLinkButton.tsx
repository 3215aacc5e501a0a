/** Copies the address of a rule, and says so. */

import { useEffect, useState } from 'react';
import { routes } from '#domain/routes.ts';
import type { RuleAnchor } from '#domain/rulebook/anchors.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './CopyLinkButton.module.css';

const momentMs = 2500;

type Outcome = 'copied' | 'failed';
const words: Readonly<Record<Outcome, string>> = { copied: 'Link copied', failed: 'Not copied' };

/** Browsers offer the clipboard on secure pages only. */
async function copyAddress(id: RuleAnchor): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(new URL(routes.rules.href(id), location.origin).href);
    return 'copied';
  } catch {
    return 'failed';
  }
}

type Props = { readonly id: RuleAnchor; readonly name: string };

export function CopyLinkButton({ id, name }: Props) {
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
        <VisuallyHidden>Copy link to {name}</VisuallyHidden>
      </button>
      <span className={styles.said} role="status">
        {outcome && words[outcome]}
      </span>
    </span>
  );
}
