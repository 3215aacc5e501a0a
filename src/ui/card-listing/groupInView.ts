/** The group of a list that is being read: the last one that begins in or above the upper quarter of the window. */

import { createStore, type Store } from '#site/createStore.ts';

const upperQuarter = '0px 0px -75% 0px';

export type GroupInView = {
  /** The anchor of the group; undefined above the first. */
  readonly anchor: Store<string | undefined>;
  /** Ref callback for a group's element, whose `data-group` is the anchor. */
  readonly observe: (group: HTMLElement) => () => void;
};

const isAfter = (one: HTMLElement, other: HTMLElement) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

/** Runs only when a group enters or leaves the upper quarter, not on every scroll event. */
export function createGroupInView(): GroupInView {
  const anchor = createStore<string | undefined>(undefined);
  const seen = new Set<HTMLElement>();
  let observer: IntersectionObserver | undefined;

  function update(entries: readonly IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    let last: HTMLElement | undefined;
    for (const group of seen) if (!last || isAfter(group, last)) last = group;
    anchor.set(last?.dataset.group);
  }

  return {
    anchor,
    observe(group) {
      // Without it, no group is marked as the one that is read.
      if (typeof IntersectionObserver === 'undefined') return () => undefined;
      observer ??= new IntersectionObserver(update, { rootMargin: upperQuarter });
      observer.observe(group);
      return () => {
        observer?.unobserve(group);
        seen.delete(group);
      };
    },
  };
}
