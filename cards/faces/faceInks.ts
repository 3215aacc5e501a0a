/** The ink and the ground of every text on a card, so that tests can check the contrast. */

import type { Discipline } from '#game/cards/card.ts';
import { type InkName, inks } from '#game/cards/inks.ts';

export type PlateInks = { readonly main: string; readonly second: string };

/** The ink of each discipline, and the ink of its copy. */
export const disciplineInks: Readonly<Record<Discipline, PlateInks>> = {
  physical: { main: inks.corpusRed, second: inks.cerebriumBlue },
  mental: { main: inks.cerebriumBlue, second: inks.corpusRed },
};

type Use = { readonly ink: InkName; readonly ground: InkName | 'spot' };

export const printedText = {
  name: { ink: 'overprint', ground: 'paper' },
  typeBar: { ink: 'overprint', ground: 'spot' },
  value: { ink: 'overprint', ground: 'paper' },
  /** Corpus red is for large shapes; this small label needs a darker red. */
  physicalLabel: { ink: 'corpusRedDark', ground: 'paper' },
  mentalLabel: { ink: 'cerebriumBlue', ground: 'paper' },
  desire: { ink: 'overprint', ground: 'paper' },
  fearLabel: { ink: 'fearGold', ground: 'overprint' },
  fear: { ink: 'paper', ground: 'overprint' },
  fearAbility: { ink: 'fearGold', ground: 'overprint' },
  flavor: { ink: 'muted', ground: 'paper' },
  imprint: { ink: 'overprint', ground: 'paper' },
  setIcon: { ink: 'overprint', ground: 'spot' },
} as const satisfies Record<string, Use>;

/** Hex value of the ink of a text. */
export const inkFor = (use: keyof typeof printedText) => inks[printedText[use].ink];
