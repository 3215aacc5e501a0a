/** One sign of the site's own family. It never speaks: the words beside it, or hidden in it, do. */

import styles from './Icon.module.css';
import { type IconName, icons } from './icons.ts';

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
