/** Copies or shares the address of a rule and announces the outcome. */

import type { RuleAnchor } from '#game/glossary/anchors.ts';
import { routes } from '#site/routes.ts';
import { useOutcome } from '../action-button/ActionButton.tsx';
import { shareOrCopyLink } from '../action-button/sharing.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './CopyLinkButton.module.css';

const words = { copied: 'Link copied', shared: '', failed: 'Not copied' } as const;

type Props = { readonly id: RuleAnchor; readonly name: string };

export function CopyLinkButton({ id, name }: Props) {
  const { outcome, act } = useOutcome(() =>
    shareOrCopyLink(name, new URL(routes.rules.href(id), document.baseURI).href),
  );
  const said = outcome ? words[outcome] : '';

  return (
    <span className={styles.tool}>
      <button className={styles.button} type="button" onClick={act}>
        <Icon name={said === '' ? 'link' : outcome === 'copied' ? 'check' : 'warning'} />
        <VisuallyHidden>{`Share or copy link to ${name}`}</VisuallyHidden>
      </button>
      <span className={styles.said} role="status">
        {said}
      </span>
    </span>
  );
}
