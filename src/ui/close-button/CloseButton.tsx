/** The sign that takes away what it stands on: a dialog, a sheet, a notice. */

import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './CloseButton.module.css';

type Props = Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'className' | 'children'> & { readonly word?: string };

export function CloseButton({ word = 'Close', ...button }: Props) {
  return (
    <button {...button} className={styles.close} type="button">
      <Icon name="close" />
      <VisuallyHidden>{word}</VisuallyHidden>
    </button>
  );
}
