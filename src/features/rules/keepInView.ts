/** Scrolls a list by itself, and never the page, until an entry is in view. */

import { contentsMargin } from './activeSection.ts';

type Span = { readonly top: number; readonly bottom: number };

/** How far a list has to be scrolled so that an entry is in view with a margin above and below; 0 when it already is. */
export function scrollToReveal(entry: Span, list: Span, margin = contentsMargin): number {
  if (entry.top < list.top + margin) return entry.top - list.top - margin;
  if (entry.bottom > list.bottom - margin) return entry.bottom - list.bottom + margin;
  return 0;
}

export function keepInView(entry: Element, list: Element): void {
  list.scrollTop += scrollToReveal(entry.getBoundingClientRect(), list.getBoundingClientRect());
}
