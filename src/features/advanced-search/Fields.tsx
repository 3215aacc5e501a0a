/** The fields of the form, named after the parameters of the results address. */

import type { KeyboardEvent } from 'react';
import type { CardSet } from '#game/cards/cardSet.ts';
import type { FieldControl } from '#search/fields/field.ts';
import { fieldList, type SearchKey } from '#search/fields/searchFields.ts';
import { syntaxParam } from '#search/query/parseSyntax.ts';
import { printQuery } from '#search/query/querySyntax.ts';
import type { Ignored, SearchQuery } from '#search/query/searchQuery.ts';
import { maxSyntaxLength, maxTextLength, takenLength } from '#search/text/searchText.ts';
import { Choice, ChoiceGroup, Field, Select } from '#ui/field/Field.tsx';
import { TextInput } from '#ui/field/TextInput.tsx';
import { SymbolField } from '#ui/symbol-picker/SymbolField.tsx';
import styles from './AdvancedSearch.module.css';

type Props = {
  readonly initial: SearchQuery;
  readonly sets: readonly CardSet[];
  /** Ignored values, each reported at its field. */
  readonly ignored: readonly Ignored[];
  readonly costFault: string | undefined;
};

/** The fields with a control, in the order of docs/specification.md. */
const controls = fieldList
  .flatMap(({ key, param, control }) => (control ? [{ key, param, control }] : []))
  .sort((a, b) => a.control.place - b.control.place);

export function Fields({ initial, sets, ignored, costFault }: Props) {
  const faultOf = (param: string) => ignored.find(({ name }) => name === param)?.reason;
  return (
    <div className={styles.fields}>
      {controls.map(({ key, param, control }) => {
        const fault = (key === 'cost' ? costFault : undefined) ?? faultOf(param);
        const field = (
          <Control key={key} name={param} control={control} value={initial[key]} sets={sets} error={fault} />
        );
        return 'isWide' in control ? (
          <div key={key} className={styles.wide}>
            {field}
          </div>
        ) : (
          field
        );
      })}
      <div className={styles.wide}>
        <Field
          label="Search syntax"
          hint={
            <span>
              More filters: <code>fear:forget</code>, <code>rv&gt;=3</code>, <code>-t:attack</code>.
            </span>
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

type ControlProps = {
  readonly name: string;
  readonly control: FieldControl;
  readonly value: SearchQuery[SearchKey];
  readonly sets: readonly CardSet[];
  readonly error: string | undefined;
};

function Control({ name, control, value, sets, error }: ControlProps) {
  const { label } = control;
  const text = value === undefined ? '' : String(value);
  switch (control.as) {
    case 'text':
      return (
        <Field label={label} error={error}>
          <TextInput {...plainTyping} name={name} defaultValue={text} inputMode={control.inputMode ?? 'text'} />
        </Field>
      );
    case 'symbols':
      return (
        <SymbolField
          {...plainTyping}
          label={label}
          groups={control.groups}
          name={name}
          defaultValue={text}
          error={error}
        />
      );
    case 'radio':
    case 'checkbox': {
      const chosen = Array.isArray(value) ? value : control.as === 'radio' ? [text] : [];
      return <Choices legend={label} type={control.as} name={name} options={control.options} chosen={chosen} />;
    }
    case 'set':
      return (
        <Field label={label} error={error}>
          <Select name={name} defaultValue={text} onKeyDown={submitOnEnter}>
            <option value="">Any set</option>
            {sets.map(({ id, name }) => (
              <option key={id} value={id} data-set={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      );
    default:
      return control satisfies never;
  }
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

const hasControl = (key: string) => controls.some((each) => each.key === key);

/** The part of a query that only search syntax can express. */
const typedOnly = (query: SearchQuery, sets: readonly CardSet[]): string =>
  printQuery(Object.fromEntries(Object.entries(query).filter(([key]) => !hasControl(key))), sets);

/** A choice never sends an invalid value, so an invalid one was typed as syntax, like that of a field without control. */
const typedNames: readonly string[] = [
  syntaxParam,
  ...fieldList
    .filter(({ control }) => !control || control.as === 'radio' || control.as === 'checkbox')
    .map(({ param }) => param),
];

function typedFault(ignored: readonly Ignored[]): string | undefined {
  const fault = ignored.find(({ name }) => typedNames.includes(name));
  return fault && `“${fault.value}”: ${fault.reason}`;
}

type ChoicesProps = {
  readonly legend: string;
  readonly type: 'radio' | 'checkbox';
  /** Name of the search parameter. */
  readonly name: string;
  readonly options: readonly (readonly [value: string, word: string])[];
  readonly chosen: readonly string[] | undefined;
};

/** A group of radios or checkboxes, with the values of the address checked. */
function Choices({ legend, type, name, options, chosen = [] }: ChoicesProps) {
  return (
    <ChoiceGroup legend={legend}>
      {options.map(([value, word]) => (
        <Choice key={value} type={type} name={name} value={value} defaultChecked={chosen.includes(value)}>
          {word}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
