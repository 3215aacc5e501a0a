/** Draft of a setup. Four seats are kept, however many are in use. */

import type { Persona } from '#game/cards/persona.ts';
import {
  defaultNames,
  fearLimitChange,
  type Modules,
  type Seat,
  type Setup,
  startingNumbers,
} from '#game/rules/setup.ts';

export type DraftSeat = {
  readonly name: string;
  /** Slug of a persona; empty for basic numbers. */
  readonly persona: string;
};

export type Draft = {
  readonly clones: number;
  readonly seats: readonly DraftSeat[];
  readonly modules: Modules;
  readonly first: number;
};

export const emptyDraft: Draft = {
  clones: 2,
  seats: defaultNames.map((name) => ({ name, persona: '' })),
  modules: [],
  first: 0,
};

export const seatsTaken = ({ seats, clones }: Draft): readonly DraftSeat[] => seats.slice(0, clones);

export const withSeat = (draft: Draft, seat: number, change: Partial<DraftSeat>): Draft => ({
  ...draft,
  seats: draft.seats.map((before, index) => (index === seat ? { ...before, ...change } : before)),
});

/** The setup of the draft, which may have faults. */
export function setupOf(draft: Draft, personas: readonly Persona[]): Setup {
  const { modules, first } = draft;
  const seats = seatsTaken(draft).map(({ name, persona: slug }): Seat => {
    const persona = personas.find((candidate) => candidate.slug === slug);
    const limitChange = persona && fearLimitChange(persona);
    return {
      name: name.trim(),
      ...(persona && { persona: persona.slug }),
      ...(limitChange !== undefined && { fearLimitChange: limitChange }),
      start: startingNumbers(persona, modules),
    };
  });
  return { seats, first, modules };
}
