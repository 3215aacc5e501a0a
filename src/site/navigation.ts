/**
 * Navigation for whoever is not a link, and the dispatch of the address the page
 * was opened at. The entry sets them up once; before that an attempt is logged
 * and otherwise ignored.
 */

export type NavigateOptions = {
  readonly replace?: boolean;
  /** The reader stays where they have scrolled to. */
  readonly stay?: boolean;
};
export type Navigate = (href: string, options?: NavigateOptions) => void;
/** A wish to go somewhere, which may have to wait for the page. */
export type Departure = NavigateOptions & {
  /** When it was asked for, in milliseconds of `performance.now`. */
  readonly asked?: number;
};
type Depart = (href: string, departure: Departure) => void;
/** Gets what a path needs to be shown. */
type Dispatch = (path: string) => Promise<void>;

let go: Depart | undefined;
let dispatchTo: Dispatch | undefined;

export function setUpNavigation(navigateTo: Depart | undefined, dispatchPath?: Dispatch): void {
  go = navigateTo;
  dispatchTo = dispatchPath;
}

export const navigate: Navigate = (href, options) => {
  if (go) go(href, { ...options, asked: performance.now() });
  else console.warn(`Cannot navigate to ${href} until navigation is set up.`);
};

export const dispatch: Dispatch = async (path) => {
  if (dispatchTo) await dispatchTo(path);
  else console.warn(`${path} cannot be dispatched until navigation is set up.`);
};
