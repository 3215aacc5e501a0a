/** What a persona says of itself: its flavour text begins with it, in quotation marks. */

/** Without the marks; the whole text where it does not begin with a quotation. */
export function openingQuote(flavor: string): string {
  return /^'(.+?[.?])'(?=\s|$)/.exec(flavor)?.[1] ?? flavor;
}
