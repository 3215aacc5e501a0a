/**
 * A modal dialog: from below on a phone, a box on wider screens. It is open while it is rendered. The focus begins at
 * Close, or at an element marked with `data-first-focus`; when the title changes, at the title.
 */

import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { CloseButton } from '../button/Button.tsx';
import { classNames } from '../classNames.ts';
import { useOverlay } from '../useOverlay.ts';
import { usePageMark } from '../usePageMark.ts';
import styles from './Dialog.module.css';

type Props = {
  readonly title: string;
  readonly size?: 'normal' | 'tall' | 'full';
  /** Before the title, for a Back button. */
  readonly before?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function Dialog({ title, size = 'normal', before, onClose, children }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  useModal(dialog, title);
  usePageMark('modal');
  useOverlay(true, () => dialog.current?.close());

  /** The frame fills the dialog: a click on the dialog itself is on the backdrop, unless the press began inside. */
  function closeOnPressBeside({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget && pressed.current === target) currentTarget.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same by key
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, size !== 'normal' && styles[size])}
      aria-labelledby={titleId}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeOnPressBeside}
      onClose={onClose}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          {before}
          <h2 className={styles.title} id={titleId} tabIndex={-1} data-dialog-title="">
            {title}
          </h2>
          <CloseButton onClick={() => dialog.current?.close()} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Opens the dialog when it is mounted, and restores the focus when it is unmounted. */
function useModal(ref: RefObject<HTMLDialogElement | null>, title: string) {
  const opener = useRef<Element>(null);

  // A layout effect: the effects of the content find it open.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    opener.current = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [ref]);

  // The focused element may have gone with the previous content.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title tells one dialog from the next
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.contains(document.activeElement))
      dialog.querySelector<HTMLElement>('[data-dialog-title]')?.focus();
  }, [ref, title]);

  // After the dialog is gone: nothing outside it can be focused before.
  useEffect(
    () => () => {
      // A link in the dialog has moved the focus elsewhere.
      if (document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
    [],
  );
}
