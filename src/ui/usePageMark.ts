/**
 * What the whole page has to know of a part that is shown: that it is over everything else, fills
 * the screen, or stands above the bar. `:has()` would say it as well, but is asked again of all
 * that is in the page with every element that is added.
 */

import { useLayoutEffect } from 'react';

const pageMarks = { modal: 'data-modal', docked: 'data-docked', fillsScreen: 'data-fills-screen' } as const;

/** The values of the shown parts, by mark; the latest counts. */
const said = new Map<string, string[]>();

function sayAll(mark: string): void {
  const value = said.get(mark)?.at(-1);
  if (value === undefined) document.documentElement.removeAttribute(mark);
  else document.documentElement.setAttribute(mark, value);
}

/** Marks the page for as long as the part is shown that calls this. */
export function usePageMark(mark: keyof typeof pageMarks, value = ''): void {
  useLayoutEffect(() => {
    const name = pageMarks[mark];
    said.set(name, [...(said.get(name) ?? []), value]);
    sayAll(name);
    return () => {
      const left = said.get(name) ?? [];
      said.set(name, left.toSpliced(left.lastIndexOf(value), 1));
      sayAll(name);
    };
  }, [mark, value]);
}
