/** The fields of the form, named as the parameters of the results address. */

import type { CardSet } from '#domain/cards/cardSet.ts';
import type { Ignored } from '#domain/search/ignored.ts';
import { searchFields } from '#domain/search/searchFields.ts';
import type { SearchKey, SearchQuery } from '#domain/search/searchQuery.ts';
import { Field } from '#ui/field/Field.tsx';
import { Select } from '#ui/field/Select.tsx';
import { TextInput } from '#ui/field/TextInput.tsx';
import { Choices } from './Choices.tsx';
import styles from './Fields.module.css';

type Props = {
  readonly initial: SearchQuery;
  readonly sets: readonly CardSet[];
  /** Values that do not count, each to be marked in its field. */
  readonly ignored: readonly Ignored[];
};

/** In the order of the spec; the first radio of a group asks for nothing. */
const disciplines = [
  ['', 'Any'],
  ['mental', 'Mental'],
  ['physical', 'Physical'],
] as const;
const types = [
  ['', 'Any'],
  ['attack', 'Attack'],
  ['reaction', 'Reaction'],
  ['state', 'State'],
] as const;
const sides = [
  ['desire', 'Desire'],
  ['fear', 'Fear'],
] as const;
const abilities = [
  ['activated', 'Activated'],
  ['triggered', 'Triggered'],
] as const;

export function Fields({ initial, sets, ignored }: Props) {
  const faultOf = (key: SearchKey) => ignored.find(({ name }) => name === searchFields[key].param)?.reason;

  const typed = (key: 'name' | 'effects' | 'fearEffects' | 'cost' | 'resourceValue' | 'flavor', label: string) => (
    <Field label={label} error={faultOf(key)}>
      <TextInput
        name={searchFields[key].param}
        defaultValue={initial[key] ?? ''}
        inputMode={key === 'resourceValue' ? 'numeric' : 'text'}
        autoCapitalize="off"
        spellCheck={false}
      />
    </Field>
  );

  return (
    <div className={styles.fields}>
      <div className={styles.wide}>{typed('name', 'Card name')}</div>
      <div className={styles.wide}>{typed('effects', 'Effects text')}</div>
      <Choices legend="Search in" type="checkbox" name={searchFields.in.param} options={sides} chosen={initial.in} />
      <Choices
        legend="Contains"
        type="checkbox"
        name={searchFields.contains.param}
        options={abilities}
        chosen={initial.contains}
      />
      <Choices
        legend="Discipline"
        type="radio"
        name={searchFields.discipline.param}
        options={disciplines}
        chosen={[initial.discipline ?? '']}
      />
      <Choices
        legend="Type"
        type="radio"
        name={searchFields.type.param}
        options={types}
        chosen={[initial.type ?? '']}
      />
      {typed('cost', 'Cost, exactly')}
      {typed('resourceValue', 'Resource value')}
      {typed('fearEffects', 'Fear text')}
      {typed('flavor', 'Flavour text')}
      <Field label="Set" error={faultOf('set')}>
        <Select name={searchFields.set.param} defaultValue={initial.set ?? ''}>
          <option value="">Any set</option>
          {sets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
