/** The fields for one clone of a new game: who plays it, and as which persona. */

import { personas } from 'virtual:personas';
import { Field, Select } from '#ui/field/Field.tsx';
import text from '#ui/styles/text.module.css';
import { type DraftSeat, type PlayerKind, playerKinds } from './draft.ts';
import styles from './PlayStart.module.css';

type SeatProps = {
  readonly place: number;
  readonly seat: DraftSeat;
  readonly onChange: (part: Partial<DraftSeat>) => void;
};

export function SeatFields({ place, seat, onChange }: SeatProps) {
  return (
    <fieldset className={styles.seat}>
      <legend className={text.label}>{`Clone ${place + 1}`}</legend>
      <Field label="Played by">
        <Select
          value={seat.kind}
          onChange={({ currentTarget }) => onChange({ kind: currentTarget.value as PlayerKind })}
        >
          {Object.entries(playerKinds).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Persona">
        <Select value={seat.persona} onChange={({ currentTarget }) => onChange({ persona: currentTarget.value })}>
          <option value="">None</option>
          {personas.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </fieldset>
  );
}
