/**
 * Programmatic navigation, and the dispatch of the first address. The entry sets both up once; earlier calls are
 * logged and ignored.
 */

export type NavigateOptions = {
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly stay?: boolean;
  /**
   * `performance.now()` when the reader asked for it, if the address had to be found first; now by default. A later
   * navigation or Back cancels it.
   */
  readonly asked?: number;
};
/** Resolves when the page is shown, or was given up for another one. */
export type Navigate = (href: string, options?: NavigateOptions) => Promise<void>;
/** A navigation that waits for the code of its screen. */
export type PendingNavigation = NavigateOptions & { readonly asked: number };
type Go = (href: string, navigation: PendingNavigation) => Promise<void> | void;
/** Loads the code of a path's screen. */
type Dispatch = (path: string) => Promise<void>;

let go: Go | undefined;
let dispatchTo: Dispatch | undefined;

export function setUpNavigation(navigateTo: Go | undefined, dispatchPath?: Dispatch): void {
  go = navigateTo;
  dispatchTo = dispatchPath;
}

export const navigate: Navigate = async (href, options) => {
  if (go) await go(href, { asked: performance.now(), ...options });
  else console.warn(`Cannot navigate to ${href} until navigation is set up.`);
};

export const dispatch: Dispatch = async (path) => {
  if (dispatchTo) await dispatchTo(path);
  else console.warn(`${path} cannot be dispatched until navigation is set up.`);
};
