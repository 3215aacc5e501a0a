/** Tells typed syntax from a name. */

import { maxTypedLength, tidyText } from './searchText.ts';
import { isQuotationMark } from './typedCursor.ts';
import { findTypedField } from './typedFields.ts';

const fields = /(?:^|[\s(-])([a-z-]+)(?:[:=<>]|!=)/gi;

/** Whether a text is typed syntax: it begins with an operator or names a known field. */
export function isTyped(text: string): boolean {
  const tidy = tidyText(text, maxTypedLength);
  const first = tidy.charAt(0);
  if (first === '-' || first === '(' || isQuotationMark(first)) return true;
  return [...tidy.matchAll(fields)].some(([, name = '']) => findTypedField(name) !== undefined);
}
