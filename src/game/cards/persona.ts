/** A persona card. */

import type { DatedText } from './card.ts';

export type Persona = {
  readonly name: string;
  /** Name in URLs: `wick`. */
  readonly slug: string;
  /** Flavour only. */
  readonly faction: string;
  /** Name of the persona's logo icon. */
  readonly logo: string;
  readonly start: { readonly corpus: number; readonly cerebrium: number; readonly ideas: number };
  readonly desire: string;
  readonly fear: string;
  readonly flavor: string;
  /** Rulings. */
  readonly notes?: readonly DatedText[];
  /** Texts of earlier printings, each with the date on which it changed. */
  readonly changes?: readonly DatedText[];
};
