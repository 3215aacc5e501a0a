/** One question of the form with its answers, those of the address chosen. */

import { Choice, ChoiceGroup } from '#ui/field/Field.tsx';

type Props = {
  readonly legend: string;
  readonly type: 'radio' | 'checkbox';
  /** The parameter it is sent as. */
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
