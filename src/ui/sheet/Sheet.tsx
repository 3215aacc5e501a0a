/**
 * A panel at the lower edge of the screen, opened by a button with `popoverTarget`. Escape, a click outside and a link
 * inside close it.
 */

import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { CloseButton } from '../button/Button.tsx';
import { useOverlay } from '../useOverlay.ts';
import styles from './Sheet.module.css';

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode };

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a[href]')) currentTarget.hidePopover();
}

export function Sheet({ id, title, children }: Props) {
  const titleId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOverlay(isOpen, () => sheet.current?.hidePopover());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard arrives here as a click
    <div
      id={id}
      ref={sheet}
      popover="auto"
      className={styles.sheet}
      role="dialog"
      aria-labelledby={titleId}
      onClick={closeAfterLink}
      onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
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
