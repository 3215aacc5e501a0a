/**
 * Marks the root element while a part is shown that covers everything else, fills the screen, or is docked above the
 * bar. `:has()` could do the same, but is evaluated again for the whole page with every added element.
 */

import { useLayoutEffect } from 'react';

const pageMarks = {
  modal: 'data-modal',
  docked: 'data-docked',
  fillsScreen: 'data-fills-screen',
  paper: 'data-paper',
} as const;

/** The values of the parts that are shown, by mark; the latest wins. */
const said = new Map<string, string[]>();

function sayAll(mark: string): void {
  const value = said.get(mark)?.at(-1);
  if (value === undefined) document.documentElement.removeAttribute(mark);
  else document.documentElement.setAttribute(mark, value);
}

/** Marks the page while the calling component is mounted. */
export function useRootAttribute(mark: keyof typeof pageMarks, value = ''): void {
  useLayoutEffect(() => {
    const name = pageMarks[mark];
    said.set(name, [...(said.get(name) ?? []), value]);
    sayAll(name);
    return () => {
      const left = said.get(name) ?? [];
      const place = left.lastIndexOf(value);
      said.set(
        name,
        left.filter((_, other) => other !== place),
      );
      sayAll(name);
    };
  }, [mark, value]);
}
