/**
 * How a side box opens and closes. The pointer or the keyboard on it lays its
 * body over what follows, so that nothing moves; a tap or a key opens it in its
 * place, until it is pressed again or something else is. Without JavaScript it
 * is a plain `<details>`.
 */

import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { collapseInPlace } from './collapseInPlace.ts';

/** `peeking` lies over the text, `open` stands in it. */
export type Openness = 'closed' | 'peeking' | 'open';

/** A pointer on its way to somewhere else opens nothing. */
const hoverDelayMs = 200;
/** And one that slips off the edge closes nothing. */
const leaveDelayMs = 150;

/** In a popover or a dialog: what is touched there is no part of the text. */
const liesAbove = (node: Node) => node instanceof Element && node.closest('[popover], dialog') !== null;

export function useSideBox(box: RefObject<HTMLDetailsElement | null>) {
  const [openness, setOpenness] = useState<Openness>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (delay: number, change: (openness: Openness) => Openness) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenness(change), delay);
  };
  const peek = (was: Openness) => (was === 'closed' ? 'peeking' : was);
  const stopPeeking = (was: Openness) => (was === 'peeking' ? 'closed' : was);

  useEffect(() => {
    if (openness === 'closed') return;
    // Up, not down: a finger that goes on to scroll is never lifted here.
    const onPointerUp = ({ target }: Event) => {
      if (box.current && target instanceof Node && !box.current.contains(target) && !liesAbove(target)) {
        collapseInPlace(box.current, target, () => setOpenness('closed'));
      }
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      // What lies above the page is closed first.
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
    onSummaryClick(click: MouseEvent) {
      click.preventDefault();
      clearTimeout(timer.current);
      setOpenness(openness === 'open' ? 'closed' : 'open');
    },
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') later(hoverDelayMs, peek);
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') later(leaveDelayMs, stopPeeking);
    },
    onFocus({ target }: { target: Element }) {
      if (!target.matches('summary:focus-visible')) return;
      // A link that has opened the box brings the keyboard with it.
      setOpenness((was) => (was === 'closed' && box.current?.open ? 'open' : peek(was)));
    },
    onBlur({ relatedTarget }: { relatedTarget: EventTarget | null }) {
      if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) setOpenness(stopPeeking);
    },
    /** The browser, a link or the printer may open and close it as well. */
    onToggle() {
      setOpenness((was) => (box.current?.open ? (was === 'closed' ? 'open' : was) : 'closed'));
    },
  };
}
