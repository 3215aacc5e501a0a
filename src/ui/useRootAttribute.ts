/**
 * Marks the root element while a part is shown that covers everything else, fills the screen, or is docked above the
 * bar. `:has()` could do the same, but is evaluated again for the whole page with every added element.
 */

import { useLayoutEffect } from 'react';
import { removeRootAttribute, setRootAttribute } from '#site/rootAttributes.ts';

type Mark = 'modal' | 'docked' | 'fillsScreen' | 'flashes' | 'paper';

/** The values of the parts that are shown, by mark; the latest wins. */
const said = new Map<Mark, readonly string[]>();

function say(mark: Mark, values: readonly string[]): void {
  said.set(mark, values);
  const value = values.at(-1);
  if (value === undefined) removeRootAttribute(mark);
  else setRootAttribute(mark, value);
}

/** Marks the page while the calling component is mounted and `isOn`. */
export function useRootAttribute(mark: Mark, value = '', isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    say(mark, [...(said.get(mark) ?? []), value]);
    return () => {
      const left = said.get(mark) ?? [];
      const place = left.lastIndexOf(value);
      say(
        mark,
        left.filter((_, other) => other !== place),
      );
    };
  }, [mark, value, isOn]);
}
