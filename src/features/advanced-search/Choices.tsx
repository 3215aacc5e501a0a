/** A group of radios or checkboxes, with the values of the address checked. */

import { Choice, ChoiceGroup } from '#ui/field/Field.tsx';

type Props = {
  readonly legend: string;
  readonly type: 'radio' | 'checkbox';
  /** Name of the search parameter. */
  readonly name: string;
  readonly options: readonly (readonly [value: string, word: string])[];
  readonly chosen: readonly string[] | undefined;
};

export function Choices({ legend, type, name, options, chosen = [] }: Props) {
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
