/** The form for a game at the table. */

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

type FormSeat = {
  readonly name: string;
  /** Slug of a persona; empty for basic numbers. */
  readonly persona: string;
};

export type TableForm = Seats<FormSeat> & {
  readonly modules: Modules;
  readonly first: number;
};

export const emptyForm: TableForm = {
  clones: 2,
  seats: defaultNames.map((name) => ({ name, persona: '' })),
  modules: [],
  first: 0,
};

/** The setup of the form, which may have faults. */
export function setupOf(form: TableForm, personas: readonly Persona[]): Setup {
  const { modules, first } = form;
  const seats = seatsTaken(form).map(({ name, persona: slug }): Seat => {
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
