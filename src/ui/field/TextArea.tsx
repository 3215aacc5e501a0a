/** A text field of several lines. */

import type { ComponentProps } from 'react';
import styles from './TextArea.module.css';
import { useFieldAttributes } from './TextInput.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'style'>;

export const TextArea = (props: Props) => (
  <textarea autoComplete="off" {...useFieldAttributes()} {...props} className={styles.area} />
);
