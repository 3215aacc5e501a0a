/** The browser's own choice of one from a list, in the site's key line. */

import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useFieldAttributes } from './fieldContext.ts';
import styles from './Select.module.css';

type Props = Omit<ComponentProps<'select'>, 'className' | 'style'>;

export function Select(props: Props) {
  const attributes = useFieldAttributes();
  return (
    <span className={styles.frame}>
      <select {...attributes} {...props} className={styles.select} />
      <Icon name="chevron-down" />
    </span>
  );
}
