/** State of the search of the rules: whether it is open, and which words are marked. */

import { type RefObject, useEffect, useState } from 'react';
import { searchTerms } from '#search/text/searchTerms.ts';

const typesInto = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

export function useFind(text: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  useEffect(() => clearMarks, []);

  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      const isOther = press.key !== '/' || press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented;
      if (isOther || typesInto(press.target) || document.querySelector('dialog[open]')) return;
      press.preventDefault();
      // On this page the shortcut opens this search instead of the site's.
      press.stopImmediatePropagation();
      setOpen(true);
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);

  return {
    isOpen,
    marked,
    open: () => setOpen(true),
    close: () => setOpen(false),
    found(terms: ReadonlySet<string>) {
      setOpen(false);
      setMarked(text.current ? markWords(text.current, terms) : 0);
    },
    clear() {
      clearMarks();
      setMarked(0);
    },
  };
}

export type Find = ReturnType<typeof useFind>;

const highlightName = 'found';
const wordPattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;

/** Without the CSS Custom Highlight API nothing is marked. */
const canMark = () => 'highlights' in CSS && typeof Highlight === 'function';

/** Marks every occurrence of the terms and returns their number. */
function markWords(text: Element, terms: ReadonlySet<string>): number {
  if (!canMark()) return 0;
  const highlight = new Highlight();
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    for (const match of (node.nodeValue ?? '').matchAll(wordPattern)) {
      if (!searchTerms(match[0]).some((term) => terms.has(term))) continue;
      const range = new Range();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      highlight.add(range);
    }
  }
  CSS.highlights.set(highlightName, highlight);
  return highlight.size;
}

function clearMarks(): void {
  if (canMark()) CSS.highlights.delete(highlightName);
}
