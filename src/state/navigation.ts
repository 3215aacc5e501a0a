/**
 * Navigation for whoever is not a link. The entry sets it up once; before that
 * an attempt is logged and otherwise ignored (spec section 8).
 */

export type NavigateOptions = { readonly replace?: boolean };
export type Navigate = (href: string, options?: NavigateOptions) => void;

let go: Navigate | undefined;

export function setUpNavigation(navigateTo: Navigate | undefined): void {
  go = navigateTo;
}

export const navigate: Navigate = (href, options) => {
  if (go) go(href, options);
  else console.warn(`Cannot navigate to ${href} until navigation is set up.`);
};
