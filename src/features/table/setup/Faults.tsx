/** Faults of the setup that keep a game from starting. */

import type { SetupFault } from '#game/rules/setup.ts';
import { routes } from '#site/routes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Faults.module.css';

export function Faults({ faults }: { faults: readonly SetupFault[] }) {
  return (
    <div role="alert">
      <ul className={styles.faults}>
        {faults.map(({ sentence, see }) => (
          <li key={sentence} className={styles.fault}>
            <Icon name="warning" />
            <span>
              <span>{sentence}</span> <a href={routes.rules.href(see)}>The rule</a>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
