/**
 * A panel at the lower edge of the screen, opened by a button with `popoverTarget`. Escape, a click outside and a link
 * inside close it. Its content is rendered when it is first opened.
 */

import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { CloseButton } from '../button/Button.tsx';
import { classNames } from '../classNames.ts';
import type { Elements } from '../elements.ts';
import { useOverlay } from '../useOverlay.ts';
import { useRootAttribute } from '../useRootAttribute.ts';
import styles from './Sheet.module.css';

type Props = {
  readonly id: string;
  readonly title: string;
  /** Below the header, at its end, instead of at the lower edge. */
  readonly atTop?: boolean;
  readonly children: Elements;
};

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a[href]')) currentTarget.hidePopover();
}

export function Sheet({ id, title, atTop = false, children }: Props) {
  const titleId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const isOpen = state === 'open';
  useOverlay(isOpen, () => sheet.current?.hidePopover());
  useRootAttribute('flashes', 'none', isOpen);

  // It may have been opened before hydration.
  useEffect(() => {
    if (sheet.current?.matches(':popover-open')) setState('open');
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard arrives here as a click
    <div
      id={id}
      ref={sheet}
      popover="auto"
      className={classNames(styles.sheet, atTop && styles.atTop)}
      role="dialog"
      aria-labelledby={titleId}
      onClick={closeAfterLink}
      onBeforeToggle={({ newState }) => setState(newState === 'open' ? 'open' : 'closed')}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <CloseButton popoverTarget={id} popoverTargetAction="hide" />
      </div>
      {state !== 'unused' && children}
    </div>
  );
}
