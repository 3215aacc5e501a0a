/** One line of text to type. */

import type { ComponentProps } from 'react';
import { useFieldAttributes } from './fieldContext.ts';
import styles from './TextInput.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'style'>;

export function TextInput(props: Props) {
  const attributes = useFieldAttributes();
  return <input type="text" autoComplete="off" {...attributes} {...props} className={styles.input} />;
}
