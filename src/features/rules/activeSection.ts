/** Finds the active section from the positions of the headings. */

/** Between the active entry and the edges of the contents; also how far below the header a heading counts as read. */
export const contentsMargin = 25;

type View = {
  /** Height of the viewport. */
  readonly height: number;
  /** Height of the sticky header. */
  readonly covered: number;
  /** How much further the page can be scrolled. */
  readonly remaining: number;
};

/**
 * The line a heading has to pass to become active, from the top of the view. It
 * stands a little below where links bring their targets. Over the last screen
 * of the page it moves down to the lower edge, so that the last sections have
 * their turn although they can no longer reach the top.
 */
export function readingLine({ height, covered, remaining }: View): number {
  const line = covered + contentsMargin;
  return Math.max(line, height - remaining);
}

/**
 * The last section whose heading has passed the line; a section is read until
 * the next one begins, whether or not its heading is still in view. `undefined`
 * above the first heading. Tops are distances from the top of the view, in
 * reading order.
 */
export function activeSection<Id>(
  sections: readonly { readonly id: Id; readonly top: number }[],
  line: number,
): Id | undefined {
  return sections.findLast(({ top }) => top <= line)?.id;
}

type Span = { readonly top: number; readonly bottom: number };

/** How far a list has to be scrolled so that an entry is in view with a margin above and below; 0 when it already is. */
export function scrollToReveal(entry: Span, list: Span, margin = contentsMargin): number {
  if (entry.top < list.top + margin) return entry.top - list.top - margin;
  if (entry.bottom > list.bottom - margin) return entry.bottom - list.bottom + margin;
  return 0;
}

/** Scrolls the list, and never the page. */
export function keepInView(entry: Element, list: Element): void {
  list.scrollTop += scrollToReveal(entry.getBoundingClientRect(), list.getBoundingClientRect());
}
