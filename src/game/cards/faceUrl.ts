/** The public address of a card's picture: the only place that knows how its name is padded. */

/** A card id as it stands in the names of image files: `104`, `001`. */
export const paddedId = (id: number) => String(id).padStart(3, '0');

/** The address that never changes, for links, crawlers and previews: `/cards/104.webp`. */
export const publicFaceUrl = (id: number) => `/cards/${paddedId(id)}.webp`;
