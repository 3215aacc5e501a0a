/** Whether an element has a box on the page. `checkVisibility` says so only in Safari 17.4 and newer. */
export const isRendered = (element: Element): boolean => element.getClientRects().length > 0;
