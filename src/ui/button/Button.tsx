/** A block of one ink with the other out of register behind it: slips under the pointer, prints true when pressed. */

import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & ButtonLook;

export function Button({ look, size, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass({ look, size })} />;
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & ButtonLook & { readonly href: string };

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ look, size, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass({ look, size })} />;
}
