/** Finds the active section from the positions of the headings. */

/** Pixels from the active entry to the edges of the contents, and from the header to where a heading counts as read. */
const contentsMargin = 25;

type View = {
  /** Height of the viewport. */
  readonly height: number;
  /** Height of the sticky header. */
  readonly covered: number;
  /** Distance by which the page can still be scrolled. */
  readonly remaining: number;
};

/**
 * Distance from the top of the view to the line that a heading must pass to
 * become active. It is a little below the place to which links scroll their
 * targets. Over the last screen of the page it moves down to the lower edge, so
 * that the last sections become active although they cannot reach the top.
 */
export function readingLine({ height, covered, remaining }: View): number {
  const line = covered + contentsMargin;
  return Math.max(line, height - remaining);
}

/**
 * The last section whose heading has passed the line. A section stays active
 * until the next one begins, even if its heading is no longer in view. `undefined`
 * above the first heading. Tops are distances from the top of the view, in
 * reading order.
 */
export function activeSection<Id>(
  sections: readonly { readonly id: Id; readonly top: number }[],
  line: number,
): Id | undefined {
  return sections.filter(({ top }) => top <= line).at(-1)?.id;
}

type Span = { readonly top: number; readonly bottom: number };

/** Pixels to scroll a list by, to show an entry with a margin above and below; 0 if no scrolling is needed. */
export function scrollToReveal(entry: Span, list: Span, margin = contentsMargin): number {
  if (entry.top < list.top + margin) return entry.top - list.top - margin;
  if (entry.bottom > list.bottom - margin) return entry.bottom - list.bottom + margin;
  return 0;
}

/** Scrolls the list, and never the page. */
export function keepInView(entry: Element, list: Element): void {
  list.scrollTop += scrollToReveal(entry.getBoundingClientRect(), list.getBoundingClientRect());
}
