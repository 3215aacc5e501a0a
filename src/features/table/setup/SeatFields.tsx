/** One seat: what the clone is called, and what it begins with. */

import type { Persona } from '#domain/cards/persona.ts';
import { maxNameLength } from '#domain/table/setup.ts';
import { Field } from '#ui/field/Field.tsx';
import { Select } from '#ui/field/Select.tsx';
import { TextInput } from '#ui/field/TextInput.tsx';
import type { DraftSeat } from './draft.ts';
import styles from './SeatFields.module.css';

type Props = {
  /** Counted from 1, clockwise. */
  readonly place: number;
  readonly seat: DraftSeat;
  readonly personas: readonly Persona[];
  readonly onChange: (change: Partial<DraftSeat>) => void;
};

export function SeatFields({ place, seat, personas, onChange }: Props) {
  return (
    <fieldset className={styles.seat}>
      <legend className={styles.legend}>Seat {place}</legend>
      <Field label="Name">
        <TextInput
          value={seat.name}
          maxLength={maxNameLength}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      </Field>
      <Field label="Plays as">
        <Select value={seat.persona} onChange={({ currentTarget }) => onChange({ persona: currentTarget.value })}>
          <option value="">Basic numbers</option>
          {personas.map(({ slug, name, start }) => (
            <option key={slug} value={slug}>
              {name}: {start.corpus} corpus, {start.cerebrium} cerebrium
            </option>
          ))}
        </Select>
      </Field>
    </fieldset>
  );
}
