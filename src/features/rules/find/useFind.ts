/** The state of looking something up: whether the box is open, and what is marked until somebody clears it. */

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
      // The page has other boxes that answer to this key; on this page it is this one.
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
