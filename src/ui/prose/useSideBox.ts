/**
 * State of a side box. Hover, focus or a click of the mouse shows its body over the following text, so that nothing
 * moves, until the pointer or the focus leaves. A tap or a key opens it in place, until the reader presses it again or
 * presses elsewhere. Without JavaScript it is a plain `<details>`.
 */

import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** `preview` overlays the text, `open` is part of it. */
export type Openness = 'closed' | 'preview' | 'open';

/** Milliseconds, so that a passing pointer opens nothing. */
const hoverDelayMs = 200;
/** Milliseconds, so that a pointer that slips off the edge closes nothing. */
const leaveDelayMs = 150;

/** Whether it is in a popover or dialog, and so not part of the text. */
const liesAbove = (node: Node) => node instanceof Element && node.closest('[popover], dialog') !== null;

export function useSideBox(box: RefObject<HTMLDetailsElement | null>) {
  const [openness, setOpenness] = useState<Openness>('closed');
  /** Of the last press on the title; a key presses it without one. */
  const pointer = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const schedule = (delay: number, change: (openness: Openness) => Openness) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenness(change), delay);
  };
  const preview = (was: Openness) => (was === 'closed' ? 'preview' : was);
  const endPreview = (was: Openness) => (was === 'preview' ? 'closed' : was);

  useEffect(() => {
    if (openness === 'closed') return;
    // `pointerup`, because a touch that scrolls has none.
    const onPointerUp = ({ target }: Event) => {
      if (box.current && target instanceof Node && !box.current.contains(target) && !liesAbove(target)) {
        collapseInPlace(box.current, target, () => setOpenness('closed'));
      }
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      // An open popover is closed first.
      if (key === 'Escape' && !document.querySelector(':popover-open')) setOpenness('closed');
    };
    document.addEventListener('pointerup', onPointerUp);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerup', onPointerUp);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [openness, box]);

  return {
    openness,
    /** For the title. */
    title: {
      onPointerDown({ pointerType }: PointerEvent) {
        pointer.current = pointerType;
      },
      onClick(click: MouseEvent) {
        click.preventDefault();
        clearTimeout(timer.current);
        const opened = click.detail > 0 && pointer.current === 'mouse' ? 'preview' : 'open';
        setOpenness(openness === 'open' ? 'closed' : opened);
      },
    },
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') schedule(hoverDelayMs, preview);
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') schedule(leaveDelayMs, endPreview);
    },
    onFocus({ target }: { target: Element }) {
      if (!target.matches('summary:focus-visible')) return;
      // A link may have opened the box and moved the focus to it.
      setOpenness((was) => (was === 'closed' && box.current?.open ? 'open' : preview(was)));
    },
    onBlur({ relatedTarget }: { relatedTarget: EventTarget | null }) {
      // A press on its text, which takes the focus from the title, is still inside.
      if (box.current?.matches(':hover')) return;
      if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) setOpenness(endPreview);
    },
    /** The browser may also open and close the box, for a fragment or for printing. */
    onToggle() {
      setOpenness((was) => (box.current?.open ? (was === 'closed' ? 'open' : was) : 'closed'));
    },
  };
}

/** Collapses a box without moving the content below it that the user has just touched. */
export function collapseInPlace(box: Element, touched: Node, collapse: () => void): void {
  const element = touched instanceof Element ? touched : touched.parentElement;
  const follows = Boolean(box.compareDocumentPosition(touched) & Node.DOCUMENT_POSITION_FOLLOWING);
  const before = element?.getBoundingClientRect().top ?? 0;
  flushSync(collapse);
  const moved = (element?.getBoundingClientRect().top ?? 0) - before;
  if (follows && moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}
