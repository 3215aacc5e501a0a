/**
 * State of the rule popover. Hover or focus opens a preview after a delay; a click pins it and moves the focus into it.
 * The browser closes it on Esc and on a click elsewhere. Links inside it open the next rule, with a way back.
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
import type { CardSummary } from '#game/cards/cardList.ts';
import { type TermId, termAnchor, termIds } from '#game/glossary/anchors.ts';
import { ruleTitles, type TitledAnchor } from '#game/glossary/titles.ts';
import { findCard } from '#search/catalogue.ts';
import { linkDestination } from '#site/cardAddress.ts';
import { isPlainClick } from '../link/ExternalLink.tsx';
import { useOverlay } from '../useOverlay.ts';
import { useRootAttribute } from '../useRootAttribute.ts';
import { place } from './place.ts';

/** Delays, so that a passing pointer opens nothing and one that leaves briefly closes nothing. */
const openDelayMs = 300;
const closeDelayMs = 250;

type Shown = { readonly word: HTMLAnchorElement; readonly trail: readonly Subject[]; readonly pinned: boolean };

/** Of the element that contains the text and its popover. */
export const scope = 'data-rule-popover';

/** @param opensRules Whether links to rules open them, too, as in a game, which a reader does not want to leave. */
export function useRulePopover(popover: RefObject<HTMLElement | null>, opensRules: boolean) {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const returning = useRef(false);
  const leaving = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useOverlay(shown?.pinned === true, () => popover.current?.hidePopover());
  useRootAttribute('flashes', 'none', shown !== undefined);
  const subjectOf = (link: HTMLAnchorElement) => {
    const subject = subjectAt(link);
    return opensRules || subject?.kind !== 'rule' ? subject : undefined;
  };
  /** Ignores links in a dialog, because the popover would be inert beside a modal one, and those of a text within. */
  const linkAt = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    return link?.closest(`dialog, [${scope}]`) === popover.current?.parentElement ? (link ?? undefined) : undefined;
  };
  const isInside = (target: EventTarget | null) => target instanceof Node && popover.current?.contains(target) === true;

  useLayoutEffect(() => {
    const box = popover.current;
    if (!shown || !box) return;
    if (!box.matches(':popover-open')) box.showPopover();
    place(box, shown.word);
    shown.word.dataset.open = '';
    if (shown.pinned) box.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
    return () => {
      delete shown.word.dataset.open;
    };
  }, [shown, popover]);

  const schedule = (delay: number, work: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, delay);
  };
  const openSoon = (link: HTMLAnchorElement | undefined) => {
    const subject = link && subjectOf(link);
    if (subject)
      schedule(openDelayMs, () =>
        setShown((open) =>
          open?.pinned || open?.word === link ? open : { word: link, trail: [subject], pinned: false },
        ),
      );
  };
  const closeSoon = () =>
    schedule(closeDelayMs, () =>
      setShown((open) => {
        if (open && !open.pinned) popover.current?.hidePopover();
        return open;
      }),
    );

  /** Without the delay: otherwise the next press would close or block the popover that it opens. */
  const closeAtOnce = () => {
    clearTimeout(timer.current);
    if (!shown || shown.pinned) return;
    popover.current?.hidePopover();
    returning.current = false;
  };

  function onClick(click: MouseEvent) {
    const link = linkAt(click.target);
    if (!link || !isPlainClick(click.nativeEvent)) return;
    const subject = subjectOf(link);
    const inside = isInside(link);
    // `data-follow` marks a link that leads to the page of the subject itself.
    if (!subject || link.hasAttribute('data-follow')) {
      if (inside) leave();
      return;
    }
    click.preventDefault();
    clearTimeout(timer.current);
    setShown((open) =>
      inside && open
        ? { ...open, pinned: true, trail: [...open.trail, subject] }
        : { word: link, trail: [subject], pinned: true },
    );
  }

  function leave() {
    leaving.current = true;
    popover.current?.hidePopover();
  }

  return {
    shown,
    back: () => setShown((open) => open && { ...open, trail: open.trail.slice(0, -1) }),
    // The browser restores the focus while it closes the popover; that focus must not open it again.
    onBeforeToggle({ newState }: { newState: string }) {
      returning.current = newState === 'closed';
    },
    onToggle({ newState }: { newState: string }) {
      if (newState !== 'closed') return;
      const active = document.activeElement;
      const hadFocus = active === null || active === document.body || isInside(active);
      if (shown?.pinned && hadFocus && !leaving.current) shown.word.focus({ preventScroll: true });
      returning.current = false;
      leaving.current = false;
      setShown(undefined);
    },
    handlers: {
      onClick,
      onPointerOver({ pointerType, target }: PointerEvent) {
        if (pointerType === 'mouse' && isInside(target)) clearTimeout(timer.current);
      },
      // Not over: a link that appears below a pointer at rest opens nothing.
      onPointerMove({ pointerType, target }: PointerEvent) {
        if (pointerType === 'mouse' && !isInside(target)) openSoon(linkAt(target));
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

type Subject =
  | { readonly kind: 'term'; readonly id: TermId }
  | { readonly kind: 'rule'; readonly id: TitledAnchor }
  | { readonly kind: 'card'; readonly card: CardSummary };

const isTitled = (anchor: string): anchor is TitledAnchor => anchor in ruleTitles;

/** `undefined` for any other link. */
function subjectAt(link: Pick<URL, 'pathname' | 'hash'>): Subject | undefined {
  const to = linkDestination(link);
  if (!to) return undefined;
  if (to.kind === 'card') {
    const card = findCard(to.set, to.number);
    return card && { kind: 'card', card };
  }
  const { anchor } = to;
  if (isTitled(anchor)) return { kind: 'rule', id: anchor };
  const id = termIds.find((term) => termAnchor(term) === anchor);
  return id && { kind: 'term', id };
}
