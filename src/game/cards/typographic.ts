/**
 * A text as it is printed: apostrophes and quotation marks in their typographic forms. The data keep the plain ones,
 * which are what people type when they search.
 */

/** A plain mark at the beginning of a text, or after a space or an opening mark, opens a quotation. */
const opening = /(?<=^|[\s([‘“—])['"]/gu;
const closing = /['"]/g;

export const typographic = (text: string) =>
  text.replace(opening, (mark) => (mark === "'" ? '‘' : '“')).replace(closing, (mark) => (mark === "'" ? '’' : '”'));
