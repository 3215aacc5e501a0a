/** Marks words all over the text, without touching the text: the browser paints them as it paints a selection. */

import { searchTerms } from '#search/searchTerms.ts';

const name = 'found';
const word = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;

/** Older browsers mark nothing, and everything else works. */
const canMark = () => 'highlights' in CSS && typeof Highlight === 'function';

/** Marks every word of the text that is one of the terms, and says how many they are. */
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
