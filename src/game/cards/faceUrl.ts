/** The public URL of a card's image. Only this file knows how the file name is padded. */

/** A card id as used in the names of image files: `104`, `001`. */
export const paddedId = (id: number) => String(id).padStart(3, '0');

/** The stable URL, for links, crawlers and previews: `/cards/104.webp`. */
export const publicFaceUrl = (id: number) => `/cards/${paddedId(id)}.webp`;
