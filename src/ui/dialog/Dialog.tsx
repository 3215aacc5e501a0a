/**
 * A native dialog: from below on a phone, a box on anything wider. The browser
 * keeps the keyboard in it, closes it on Esc, and gives the focus back.
 * It is open for as long as it is rendered. The keyboard begins at Close, or
 * at an element marked with `data-first-focus`; when the dialog turns into
 * another one, with another title, the keyboard begins at that title.
 */

import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { CloseButton } from '../button/Button.tsx';
import { classNames } from '../classNames.ts';
import { usePageMark } from '../usePageMark.ts';
import styles from './Dialog.module.css';

type Props = {
  readonly title: string;
  readonly size?: 'normal' | 'tall' | 'full';
  /** Stands before the title and stays in sight with it, as a way back does. */
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

  /** What lies inside fills the dialog, so a press on the dialog itself is one beside it, unless it began inside. */
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

/** Opens the dialog when it is there, and gives the focus back when it goes, however that happens. */
function useModal(ref: RefObject<HTMLDialogElement | null>, title: string) {
  const opener = useRef<Element>(null);

  // Before any other effect, so that those inside find themselves on the screen.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    opener.current = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [ref]);

  // What was focused has gone with what was shown before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title tells one dialog from the next
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.contains(document.activeElement))
      dialog.querySelector<HTMLElement>('[data-dialog-title]')?.focus();
  }, [ref, title]);

  // After the dialog is gone, because nothing outside it can be focused before.
  useEffect(
    () => () => {
      // Whoever followed a link out of the dialog is elsewhere already.
      if (document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
    [],
  );
}
