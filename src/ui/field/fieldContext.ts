/** What a field tells the control inside it, so that label, hint and fault are heard with it. */

import { createContext, use } from 'react';

export type FieldIds = {
  readonly id: string;
  readonly describedBy?: string | undefined;
  readonly invalid: boolean;
};

export const FieldContext = createContext<FieldIds | undefined>(undefined);

/** The attributes that tie a control to the field it stands in; none outside a field. */
export function useFieldAttributes() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}
