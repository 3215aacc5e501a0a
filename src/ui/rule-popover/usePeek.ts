/**
 * When a word of the rules shows what it means: pointed at or focused for a
 * moment it lets one peek, and pressed it stays and takes the keyboard. Esc and
 * a press elsewhere close it (the browser's own doing); links inside it lead
 * deeper, with a way back.
 */

import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isPlainClick } from '../link/ExternalLink.tsx';
import { useOverlay } from '../useOverlay.ts';
import { place } from './place.ts';
import { type Subject, subjectOf } from './subject.ts';

/** A pointer on its way to somewhere else opens nothing, and one that slips off the edge closes nothing. */
const openDelayMs = 300;
const closeDelayMs = 250;

export type Peek = { readonly word: HTMLAnchorElement; readonly trail: readonly Subject[]; readonly stays: boolean };

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLAnchorElement>('a[href]') ?? undefined) : undefined;

export function usePeek(popover: RefObject<HTMLElement | null>) {
  const [peek, setPeek] = useState<Peek>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const returning = useRef(false);
  const leaving = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useOverlay(peek?.stays === true, () => popover.current?.hidePopover());
  const isInside = (target: EventTarget | null) => target instanceof Node && popover.current?.contains(target) === true;

  useLayoutEffect(() => {
    const box = popover.current;
    if (!peek || !box) return;
    if (!box.matches(':popover-open')) box.showPopover();
    place(box, peek.word);
    peek.word.dataset.open = '';
    if (peek.stays) box.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
    return () => {
      delete peek.word.dataset.open;
    };
  }, [peek, popover]);

  const later = (delay: number, work: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, delay);
  };
  const openSoon = (link: HTMLAnchorElement | undefined) => {
    const subject = link && subjectOf(link);
    if (subject)
      later(openDelayMs, () =>
        setPeek((open) => (open?.stays ? open : { word: link, trail: [subject], stays: false })),
      );
  };
  const closeSoon = () =>
    later(closeDelayMs, () =>
      setPeek((open) => {
        if (open && !open.stays) popover.current?.hidePopover();
        return open;
      }),
    );

  /** Nothing is left to be closed by whatever is pressed next, nor kept from opening by it. */
  const closeAtOnce = () => {
    clearTimeout(timer.current);
    if (!peek || peek.stays) return;
    popover.current?.hidePopover();
    returning.current = false;
  };

  function onClick(click: MouseEvent) {
    const link = linkAt(click.target);
    if (!link || !isPlainClick(click.nativeEvent)) return;
    const subject = subjectOf(link);
    const inside = isInside(link);
    // What is said about itself is a link to be followed.
    if (!subject || link.hasAttribute('data-follow')) {
      if (inside) leave();
      return;
    }
    click.preventDefault();
    clearTimeout(timer.current);
    setPeek((open) =>
      inside && open
        ? { ...open, stays: true, trail: [...open.trail, subject] }
        : { word: link, trail: [subject], stays: true },
    );
  }

  function leave() {
    leaving.current = true;
    popover.current?.hidePopover();
  }

  return {
    peek,
    back: () => setPeek((open) => open && { ...open, trail: open.trail.slice(0, -1) }),
    // A closing popover gives the focus back by itself, which is nobody's wish to look in again.
    onBeforeToggle({ newState }: { newState: string }) {
      returning.current = newState === 'closed';
    },
    onToggle({ newState }: { newState: string }) {
      if (newState !== 'closed') return;
      const active = document.activeElement;
      const hadFocus = active === null || active === document.body || isInside(active);
      if (peek?.stays && hadFocus && !leaving.current) peek.word.focus({ preventScroll: true });
      returning.current = false;
      leaving.current = false;
      setPeek(undefined);
    },
    handlers: {
      onClick,
      onPointerOver({ pointerType, target }: PointerEvent) {
        if (pointerType !== 'mouse') return;
        if (isInside(target)) clearTimeout(timer.current);
        else openSoon(linkAt(target));
      },
      onPointerOut({ pointerType, target }: PointerEvent) {
        if (pointerType === 'mouse' && (isInside(target) || linkAt(target))) closeSoon();
      },
      onFocus({ target }: FocusEvent) {
        if (!returning.current && !isInside(target) && target.matches('a:focus-visible')) openSoon(linkAt(target));
      },
      onBlur({ target, relatedTarget }: FocusEvent) {
        if (!linkAt(target) || isInside(relatedTarget)) return;
        if (relatedTarget) closeAtOnce();
        else closeSoon();
      },
    },
  };
}
