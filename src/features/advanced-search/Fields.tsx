/** The fields of the form, named after the parameters of the results address. */

import type { KeyboardEvent } from 'react';
import type { CardSet } from '#game/cards/cardSet.ts';
import { costGroups, symbolGroups } from '#game/cards/symbol.ts';
import { syntaxParam } from '#search/parseSyntax.ts';
import { printQuery } from '#search/querySyntax.ts';
import { searchFields } from '#search/searchFields.ts';
import type { Ignored, SearchQuery } from '#search/searchQuery.ts';
import { maxSyntaxLength, maxTextLength, takenLength } from '#search/searchText.ts';
import { Field, Select } from '#ui/field/Field.tsx';
import { TextInput } from '#ui/field/TextInput.tsx';
import { SymbolField } from '#ui/symbol-picker/SymbolField.tsx';
import { Choices } from './Choices.tsx';
import styles from './Fields.module.css';

type Props = {
  readonly initial: SearchQuery;
  readonly sets: readonly CardSet[];
  /** Ignored values, each reported at its field. */
  readonly ignored: readonly Ignored[];
  readonly costFault: string | undefined;
};

/** In the order of docs/specification.md; the first radio of a group adds no filter. */
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

export function Fields({ initial, sets, ignored, costFault }: Props) {
  const faultOf = (param: string) => ignored.find(({ name }) => name === param)?.reason;

  const typed = (key: 'name' | 'resourceValue' | 'flavor', label: string) => (
    <Field label={label} error={faultOf(searchFields[key].param)}>
      <TextInput
        {...plainTyping}
        name={searchFields[key].param}
        defaultValue={initial[key] ?? ''}
        inputMode={key === 'resourceValue' ? 'numeric' : 'text'}
      />
    </Field>
  );

  return (
    <div className={styles.fields}>
      <div className={styles.wide}>{typed('name', 'Card name')}</div>
      <div className={styles.wide}>
        <SymbolField
          {...plainTyping}
          label="Effects text"
          groups={symbolGroups}
          name={searchFields.effects.param}
          defaultValue={initial.effects ?? ''}
          error={faultOf(searchFields.effects.param)}
        />
      </div>
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
      <SymbolField
        {...plainTyping}
        label="Cost, exactly"
        groups={costGroups}
        name={searchFields.cost.param}
        defaultValue={initial.cost ?? ''}
        error={costFault ?? faultOf(searchFields.cost.param)}
      />
      {typed('resourceValue', 'Resource value')}
      {typed('flavor', 'Flavour text')}
      <Field label="Set" error={faultOf(searchFields.set.param)}>
        <Select name={searchFields.set.param} defaultValue={initial.set ?? ''} onKeyDown={submitOnEnter}>
          <option value="">Any set</option>
          {sets.map(({ id, name }) => (
            <option key={id} value={id} data-set={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.wide}>
        <Field
          label="Search syntax"
          hint={
            <>
              More filters: <code>fear:forget</code>, <code>rv&gt;=3</code>, <code>-t:attack</code>.
            </>
          }
          error={typedFault(ignored)}
        >
          <TextInput
            {...plainTyping}
            name={syntaxParam}
            defaultValue={typedOnly(initial, sets)}
            maxLength={takenLength(maxSyntaxLength)}
          />
        </Field>
      </div>
    </div>
  );
}

/** Submits the form on Enter in the closed list. Browsers open the list with Enter, as with arrow keys and Space. */
function submitOnEnter(key: KeyboardEvent<HTMLSelectElement>): void {
  const { currentTarget } = key;
  if (key.key !== 'Enter' || !CSS.supports('selector(:open)') || currentTarget.matches(':open')) return;
  key.preventDefault();
  currentTarget.form?.requestSubmit();
}

/** Turns off the corrections of on-screen keyboards, and limits the length. */
const plainTyping = {
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: takenLength(maxTextLength),
} as const;

/** The part of a query that only search syntax can express. */
function typedOnly({ fearEffects, rest }: SearchQuery, sets: readonly CardSet[]): string {
  return printQuery({ ...(fearEffects && { fearEffects }), ...(rest && { rest }) }, sets);
}

/** The controls never send an invalid value for these parameters, so an invalid value was typed as syntax. */
const typedNames: readonly string[] = [
  syntaxParam,
  ...(['discipline', 'type', 'in', 'contains', 'fearEffects'] as const).map((key) => searchFields[key].param),
];

function typedFault(ignored: readonly Ignored[]): string | undefined {
  const fault = ignored.find(({ name }) => typedNames.includes(name));
  return fault && `“${fault.value}”: ${fault.reason}`;
}
