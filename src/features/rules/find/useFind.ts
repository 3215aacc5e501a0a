/** State of the search of the rules: whether it is open, and which words are marked. */

import { type RefObject, useEffect, useState } from 'react';
import { clearMarks, markWords } from './markWords.ts';

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
