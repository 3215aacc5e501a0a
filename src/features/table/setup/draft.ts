/** Draft of a setup. */

import type { Persona } from '#game/cards/persona.ts';
import {
  defaultNames,
  fearLimitChange,
  type Modules,
  type Seat,
  type Setup,
  startingNumbers,
} from '#game/rules/setup.ts';
import { type Seats, seatsTaken } from '#ui/game-start/SetupParts.tsx';

export type DraftSeat = {
  readonly name: string;
  /** Slug of a persona; empty for basic numbers. */
  readonly persona: string;
};

export type Draft = Seats<DraftSeat> & {
  readonly modules: Modules;
  readonly first: number;
};

export const emptyDraft: Draft = {
  clones: 2,
  seats: defaultNames.map((name) => ({ name, persona: '' })),
  modules: [],
  first: 0,
};

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
