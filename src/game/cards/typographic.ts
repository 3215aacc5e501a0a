/**
 * Converts apostrophes and quotation marks to their typographic forms, for display and print. The data keep the plain
 * ones, which users type in searches.
 */

/** A plain mark at the beginning of a text, or after a space or an opening mark, opens a quotation. */
const opening = /(?<=^|[\s([‘“—])['"]/gu;
const closing = /['"]/g;

export const typographic = (text: string) =>
  text.replace(opening, (mark) => (mark === "'" ? '‘' : '“')).replace(closing, (mark) => (mark === "'" ? '’' : '”'));
