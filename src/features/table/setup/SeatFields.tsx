/** One seat: the clone's name, persona and starting numbers. */

import type { Persona } from '#game/cards/persona.ts';
import { maxNameLength, type Start } from '#game/rules/setup.ts';
import { Field } from '#ui/field/Field.tsx';
import { TextInput } from '#ui/field/TextInput.tsx';
import type { DraftSeat } from './draft.ts';
import { PersonaChoice } from './PersonaChoice.tsx';
import styles from './SeatFields.module.css';

type Props = {
  /** Counted from 1, clockwise. */
  readonly place: number;
  readonly seat: DraftSeat;
  readonly personas: readonly Persona[];
  /** Starting numbers of the seat, from its persona and the modules. */
  readonly start: Start;
  /** Starting corpus of a clone without a persona. */
  readonly basic: number;
  readonly onChange: (change: Partial<DraftSeat>) => void;
};

export function SeatFields({ place, seat, personas, start, basic, onChange }: Props) {
  return (
    <fieldset className={styles.seat}>
      <legend className={styles.legend}>{`Seat ${place}`}</legend>
      <Field label="Name">
        <TextInput
          value={seat.name}
          maxLength={maxNameLength}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      </Field>
      <PersonaChoice
        name={`persona-${place}`}
        personas={personas}
        chosen={seat.persona}
        start={start}
        basic={basic}
        onChoose={(persona) => onChange({ persona })}
      />
    </fieldset>
  );
}
