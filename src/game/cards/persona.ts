/** A persona card. */

import type { DatedText } from './card.ts';

export type Persona = {
  readonly name: string;
  /** Name in addresses: `wick`. */
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
  /** What an earlier printing said, each with the date on which it changed. */
  readonly changes?: readonly DatedText[];
};
