/** The printed cards as the engine knows them: kinds, costs and programs. No name of a card stands in the engine. */

import type { CardType, Discipline } from '../cards/card.ts';
import type { Persona } from '../cards/persona.ts';
import type { Cost, Program } from '../language/program.ts';

export type Side = 'desire' | 'fear';

export type BookCard = {
  readonly id: number;
  readonly name: string;
  readonly set: number;
  readonly type: CardType;
  readonly discipline: Discipline;
  readonly cost: Cost;
  readonly value: number;
  readonly desire: Program;
  readonly fear?: Program;
};

export type BookPersona = Pick<Persona, 'name' | 'slug' | 'start'> & Readonly<Record<Side, Program>>;

/** Plain data, so that the build can hand it over. */
export type Book = {
  /** Changes with every text and cost. */
  readonly edition: string;
  readonly cards: Readonly<Record<number, BookCard>>;
  readonly personas: Readonly<Record<string, BookPersona>>;
};
