/** Makes something smaller above what the reader has just touched, without moving that away from under the finger. */

import { flushSync } from 'react-dom';

export function collapseInPlace(box: Element, touched: Node, collapse: () => void): void {
  const element = touched instanceof Element ? touched : touched.parentElement;
  const follows = Boolean(box.compareDocumentPosition(touched) & Node.DOCUMENT_POSITION_FOLLOWING);
  const before = element?.getBoundingClientRect().top ?? 0;
  flushSync(collapse);
  const moved = (element?.getBoundingClientRect().top ?? 0) - before;
  if (follows && moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}
