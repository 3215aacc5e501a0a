/** Which ink is printed on which ground: everything on a face that is read, so that its contrast can be checked. */

import type { Discipline } from '#game/cards/card.ts';
import { type InkName, inks } from '#game/cards/inks.ts';

export type PlateInks = { readonly main: string; readonly second: string };

/** The ink a discipline is printed in, and the one its copy is printed in. */
export const disciplineInks: Readonly<Record<Discipline, PlateInks>> = {
  physical: { main: inks.corpusRed, second: inks.cerebriumBlue },
  mental: { main: inks.cerebriumBlue, second: inks.corpusRed },
};

type Use = { readonly ink: InkName; readonly ground: InkName | 'spot' };

export const printedText = {
  name: { ink: 'overprint', ground: 'paper' },
  typeBar: { ink: 'overprint', ground: 'spot' },
  value: { ink: 'overprint', ground: 'paper' },
  /** Corpus red is for large shapes; a label this small needs the darker one. */
  physicalLabel: { ink: 'corpusRedDark', ground: 'paper' },
  mentalLabel: { ink: 'cerebriumBlue', ground: 'paper' },
  desire: { ink: 'overprint', ground: 'paper' },
  fearLabel: { ink: 'fearGold', ground: 'overprint' },
  fear: { ink: 'paper', ground: 'overprint' },
  fearAbility: { ink: 'fearGold', ground: 'overprint' },
  flavor: { ink: 'muted', ground: 'paper' },
  imprint: { ink: 'overprint', ground: 'paper' },
  credit: { ink: 'muted', ground: 'paper' },
  setIcon: { ink: 'overprint', ground: 'spot' },
} as const satisfies Record<string, Use>;

/** Hex value of the ink a text is printed in. */
export const inkFor = (use: keyof typeof printedText) => inks[printedText[use].ink];
