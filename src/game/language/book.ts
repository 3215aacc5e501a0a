/** The printed cards as the engine sees them: kinds, costs and programs. The engine refers to no card by name. */

import type { CardType, Discipline } from '../cards/card.ts';
import type { Persona } from '../cards/persona.ts';
import type { Cost, Program } from './program.ts';

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

/** Plain data, so that the build can serialise it. */
export type Book = {
  /** A hash that changes with every text and cost. */
  readonly edition: string;
  readonly cards: Readonly<Record<number, BookCard>>;
  readonly personas: Readonly<Record<string, BookPersona>>;
};
