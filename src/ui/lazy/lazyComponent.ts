/** Components in their own chunks. */

import { type ComponentType, createElement, use } from 'react';
import { createLoader } from '#site/loader.ts';

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** For user actions, before the component is shown; see `Loader.load`. */
  readonly preload: () => Promise<unknown>;
};

/**
 * Unlike `React.lazy`, a component that was preloaded renders at once, so that the
 * first page hydrates without a gap, and a failed load can be retried.
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loader = createLoader(async () => {
    loaded = await importComponent();
    return loaded;
  });

  // A component that has suspended once must keep calling `use`.
  let suspended = false;
  const Lazy = (props: Props) => {
    if (loaded && !suspended) return createElement(loaded, props);
    suspended = true;
    return createElement(use(loader.read()), props);
  };
  return Object.assign(Lazy, { preload: loader.load });
}
