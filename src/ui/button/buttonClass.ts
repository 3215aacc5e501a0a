/** The look of a button, for whatever element is one. */

import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

export type ButtonLook = {
  /** At most one primary button on a screen. */
  readonly look?: 'plain' | 'primary' | 'quiet' | undefined;
  readonly size?: 'normal' | 'big' | undefined;
};

export const buttonClass = ({ look = 'plain', size = 'normal' }: ButtonLook = {}) =>
  classNames(styles.button, look !== 'plain' && styles[look], size === 'big' && styles.big);
