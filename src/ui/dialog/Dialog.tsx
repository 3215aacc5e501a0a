/**
 * A modal dialog: a bottom sheet on phones, a box on wider screens. It is open while it is rendered. The initial focus
 * is on Close, or on an element with `data-first-focus`. If a new title comes with new content and the focused element
 * is gone, the focus moves to the title.
 */

import { type MouseEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { CloseButton } from '../button/Button.tsx';
import { classNames } from '../classNames.ts';
import type { Elements } from '../elements.ts';
import { NamedText } from '../NamedText.tsx';
import { useOverlay } from '../useOverlay.ts';
import { useRootAttribute } from '../useRootAttribute.ts';
import styles from './Dialog.module.css';

type Props = {
  readonly title: string;
  /** Names of players in the title. */
  readonly names?: readonly string[];
  readonly size?: 'normal' | 'tall' | 'full';
  /** Before the title, for a Back button. */
  readonly before?: Elements;
  readonly onClose: () => void;
  readonly children: Elements;
};

export function Dialog({ title, names, size = 'normal', before, onClose, children }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  useModal(dialog, title);
  useRootAttribute('modal', size);
  useOverlay(true, () => dialog.current?.close());

  /** The frame fills the dialog, so a click on the dialog itself is on the backdrop, unless the press began inside. */
  function closeOnPressBeside({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget && pressed.current === target) currentTarget.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it from the keyboard
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
            {names ? <NamedText text={title} names={names} /> : title}
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

  // A layout effect, so that the dialog is open when the effects of the content run.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    opener.current = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [ref]);

  // The focused element may have been removed with the previous content.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title means new content
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.contains(document.activeElement))
      dialog.querySelector<HTMLElement>('[data-dialog-title]')?.focus();
  }, [ref, title]);

  // On unmount, because nothing outside an open modal dialog can be focused.
  useEffect(
    () => () => {
      // A link in the dialog has moved the focus elsewhere.
      if (document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
    [],
  );
}
