/** Screens in chunks of their own, fetched before they are shown wherever that is possible. */

import { type ComponentType, createElement, use } from 'react';

export type LazyScreen<Props extends object> = ComponentType<Props> & { readonly preload: () => Promise<unknown> };

/**
 * Unlike `React.lazy` a screen that was preloaded renders at once, so that the
 * first paint can hydrate without a gap, and a failed load can be tried again.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let screen: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  const preload = () => {
    loading ??= load().then(
      (loaded) => {
        screen = loaded;
        return loaded;
      },
      (reason: unknown) => {
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  };

  // React wants to be asked again for what it once waited for, also when it is there.
  let waitedFor = false;
  const Screen = (props: Props) => {
    if (screen && !waitedFor) return createElement(screen, props);
    waitedFor = true;
    return createElement(use(preload()), props);
  };
  return Object.assign(Screen, { preload });
}
