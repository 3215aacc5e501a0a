/** Buttons, and links that look like buttons. */

import type { ComponentProps, ComponentPropsWithoutRef } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & ButtonLook;

export function Button({ look, size, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass({ look, size })} />;
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & ButtonLook & { readonly href: string };

export function ButtonLink({ look, size, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass({ look, size })} />;
}

type ButtonLook = {
  /** At most one primary button on a screen. */
  readonly look?: 'plain' | 'primary' | 'quiet' | undefined;
  readonly size?: 'normal' | 'big' | undefined;
};

export const buttonClass = ({ look = 'plain', size = 'normal' }: ButtonLook = {}) =>
  classNames(styles.button, look !== 'plain' && styles[look], size === 'big' && styles.big);

type CloseButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'className' | 'children'> & {
  readonly word?: string;
};

/** Closes the dialog, sheet or notice that contains it. */
export function CloseButton({ word = 'Close', ...button }: CloseButtonProps) {
  return (
    <button {...button} className={styles.close} type="button">
      <Icon name="close" />
      <VisuallyHidden>{word}</VisuallyHidden>
    </button>
  );
}
