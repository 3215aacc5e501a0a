/** Text size and measure of the rules, folded away under the title. */

import { asPrinted, chooseReadingStyle, readingStyle, type TextSize } from '#storage/reading/readingStyle.ts';
import { Choice, ChoiceGroup } from '#ui/field/Field.tsx';
import { useStore } from '#ui/subscriptions.ts';
import styles from './ReadingStyle.module.css';

const sizes: readonly (readonly [size: TextSize, word: string])[] = [
  ['normal', 'Normal'],
  ['large', 'Large'],
  ['larger', 'Larger'],
];

export function ReadingStyleChoice() {
  const { size, narrow } = useStore(readingStyle, () => asPrinted);
  return (
    <details className={styles.style}>
      <summary className={styles.summary}>Text size and width</summary>
      <div className={styles.choices}>
        <ChoiceGroup legend="Text size">
          {sizes.map(([value, word]) => (
            <Choice
              key={value}
              type="radio"
              name="text-size"
              checked={size === value}
              onChange={() => chooseReadingStyle({ size: value })}
            >
              {word}
            </Choice>
          ))}
        </ChoiceGroup>
        <Choice type="checkbox" checked={narrow} onChange={() => chooseReadingStyle({ narrow: !narrow })}>
          Narrow column
        </Choice>
      </div>
    </details>
  );
}
