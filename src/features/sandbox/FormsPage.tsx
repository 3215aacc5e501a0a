/** Samples of form controls. */

import { Choice, ChoiceGroup, Field, Select } from '#ui/field/Field.tsx';
import { Attached, TextInput } from '#ui/field/TextInput.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './Sample.module.css';
import { Sample } from './Sample.tsx';

export function FormsPage() {
  return (
    <Sample title="Form">
      <form className={styles.wide}>
        <Field label="Card name" hint="Any part of it.">
          <TextInput name="name" />
        </Field>
        <Field label="Resource value" error="A whole number from 0 to 7.">
          <TextInput name="resource-value" defaultValue="eight" />
        </Field>
        <Field label="Effects text">
          <Attached>
            <TextInput name="effects" placeholder="Text or symbol" />
            <button type="button">
              <Icon name="search" />
              <VisuallyHidden>Search</VisuallyHidden>
            </button>
          </Attached>
        </Field>
        <Field label="Set">
          <Select name="set">
            <option>Any set</option>
            <option>Duel</option>
            <option>Melee</option>
          </Select>
        </Field>
        <ChoiceGroup legend="Discipline">
          <Choice type="radio" name="discipline" defaultChecked>
            Any
          </Choice>
          <Choice type="radio" name="discipline">
            Mental
          </Choice>
          <Choice type="radio" name="discipline">
            Physical
          </Choice>
        </ChoiceGroup>
        <ChoiceGroup legend="Search in">
          <Choice type="checkbox" name="in" defaultChecked>
            Desire
          </Choice>
          <Choice type="checkbox" name="in">
            Fear
          </Choice>
          <Choice type="checkbox" name="in" disabled>
            Dread
          </Choice>
        </ChoiceGroup>
      </form>
    </Sample>
  );
}
