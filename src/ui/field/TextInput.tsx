/** The text fields of one line and of several; separate from the other controls, because the search box of every page needs it. */

import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import attachedStyles from './Attached.module.css';
import textInputStyles from './TextInput.module.css';

type FieldIds = {
  readonly id: string;
  readonly describedBy?: string | undefined;
  readonly invalid: boolean;
};

/** Set by `Field` for the control inside it. */
export const FieldContext = createContext<FieldIds | undefined>(undefined);

/** The attributes that connect a control to its field; empty outside a field. */
export function useFieldAttributes() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}

type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'style'>;

export function TextInput(props: TextInputProps) {
  const attributes = useFieldAttributes();
  return <input type="text" autoComplete="off" {...attributes} {...props} className={textInputStyles.input} />;
}

export const TextArea = (props: Omit<ComponentProps<'textarea'>, 'className' | 'style'>) => (
  <textarea autoComplete="off" {...useFieldAttributes()} {...props} className={textInputStyles.area} />
);

/** A `TextInput` and a button after it, with one border and one focus ring. */
export function Attached({ children }: { children: ReactNode }) {
  return <div className={attachedStyles.attached}>{children}</div>;
}
