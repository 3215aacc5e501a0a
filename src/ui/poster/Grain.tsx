/** The tooth of the paper, over pictures only. The picture's box must be positioned. */

import styles from './Grain.module.css';

export function Grain() {
  return <span className={styles.grain} />;
}
