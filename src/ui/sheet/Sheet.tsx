/**
 * A panel that comes up from the lower edge of a phone, opened by a button with
 * `popoverTarget`. The browser closes it on Esc and on taps elsewhere; a link
 * followed inside closes it too.
 */

import { type MouseEvent, type ReactNode, useId } from 'react';
import { CloseButton } from '../button/Button.tsx';
import styles from './Sheet.module.css';

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode };

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a[href]')) currentTarget.hidePopover();
}

export function Sheet({ id, title, children }: Props) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key arrives here as a click
    <div
      id={id}
      popover="auto"
      className={styles.sheet}
      role="dialog"
      aria-labelledby={titleId}
      onClick={closeAfterLink}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <CloseButton popoverTarget={id} popoverTargetAction="hide" />
      </div>
      {children}
    </div>
  );
}
