/** The choices of theme and text size. */

import { useId, useSyncExternalStore } from 'react';
import type { DisplaySetting, DisplayValue } from '#site/display.ts';
import text from '#ui/styles/text.module.css';
import { chooseDisplay, currentDisplay, subscribeToDisplay } from '../display.ts';
import styles from './DisplayChoices.module.css';

type Answers<Name extends DisplaySetting> = readonly (readonly [word: string, value: DisplayValue<Name> | undefined])[];

const themes: Answers<'theme'> = [
  ['Auto', undefined],
  ['Paper', 'paper'],
  ['Ink', 'ink'],
];

const textSizes: Answers<'textSize'> = [
  ['Normal', undefined],
  ['Large', 'large'],
  ['Larger', 'larger'],
];

export const DisplayChoices = () => (
  <>
    <Choice name="theme" legend="Theme" answers={themes} />
    <Choice name="textSize" legend="Text size" answers={textSizes} />
  </>
);

const unknown = () => undefined;

type Props<Name extends DisplaySetting> = {
  readonly name: Name;
  readonly legend: string;
  readonly answers: Answers<Name>;
};

function Choice<Name extends DisplaySetting>({ name, legend, answers }: Props<Name>) {
  const group = useId();
  const chosen = useSyncExternalStore(subscribeToDisplay, () => currentDisplay(name), unknown);
  return (
    <fieldset>
      <legend className={text.label}>{legend}</legend>
      <div className={styles.answers}>
        {answers.map(([word, value]) => (
          <label key={word} className={styles.answer}>
            <input
              className={styles.input}
              type="radio"
              name={group}
              checked={value === chosen}
              onChange={() => chooseDisplay(name, value)}
            />
            <span>{word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
