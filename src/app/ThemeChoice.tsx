/** Paper, Ink, or what the system says. */

import { useId, useSyncExternalStore } from 'react';
import type { Theme } from '#site/theme.ts';
import type { IconName } from '#ui/icon/Icon.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './ThemeChoice.module.css';
import { chooseTheme, currentTheme, subscribeToTheme } from './theme.ts';

type Answer = { readonly theme: Theme | undefined; readonly word: string; readonly icon: IconName };

const answers: readonly Answer[] = [
  { theme: undefined, word: 'Auto', icon: 'auto' },
  { theme: 'paper', word: 'Paper', icon: 'sun' },
  { theme: 'ink', word: 'Ink', icon: 'moon' },
];

const unknownOnTheServer = () => undefined;

export function ThemeChoice() {
  const name = useId();
  const chosen = useSyncExternalStore(subscribeToTheme, currentTheme, unknownOnTheServer);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Theme</legend>
      {answers.map(({ theme, word, icon }) => (
        <label key={word} className={styles.answer}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
          />
          <Icon name={icon} />
          {word}
        </label>
      ))}
    </fieldset>
  );
}
