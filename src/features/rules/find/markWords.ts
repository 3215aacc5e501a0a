/** Marks words in the text with the CSS Custom Highlight API, without changing the DOM. */

import { searchTerms } from '#search/searchTerms.ts';

const name = 'found';
const word = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;

/** Without the API nothing is marked. */
const canMark = () => 'highlights' in CSS && typeof Highlight === 'function';

/** Marks every occurrence of the terms and returns their number. */
export function markWords(text: Element, terms: ReadonlySet<string>): number {
  if (!canMark()) return 0;
  const highlight = new Highlight();
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    for (const match of (node.nodeValue ?? '').matchAll(word)) {
      if (!searchTerms(match[0]).some((term) => terms.has(term))) continue;
      const range = new Range();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      highlight.add(range);
    }
  }
  CSS.highlights.set(name, highlight);
  return highlight.size;
}

export function clearMarks(): void {
  if (canMark()) CSS.highlights.delete(name);
}
