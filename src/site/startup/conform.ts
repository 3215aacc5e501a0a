/** The one way in for data from outside: a schema decides, and what it refuses is presented in words. */

import { z } from 'zod/mini';
import { presentIssues } from './presentIssues.ts';

export type Conformed<Data> =
  | { readonly conforms: true; readonly data: Data }
  | { readonly conforms: false; readonly faults: readonly string[] };

/** Checks a value of unknown origin against a schema. Never throws. */
export function conform<Data>(schema: z.core.$ZodType<Data>, value: unknown): Conformed<Data> {
  const result = z.safeParse(schema, value);
  return result.success
    ? { conforms: true, data: result.data }
    : { conforms: false, faults: presentIssues(result.error.issues, value) };
}

/** The value of a JSON text, or `undefined`, which no schema of ours takes for an entity. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
