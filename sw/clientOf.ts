/** Whose request an event is. */

/** The page that asks; workbox knows the event by its general kind only. */
export const clientOf = (event: ExtendableEvent): string => (event instanceof FetchEvent ? event.clientId : '');
