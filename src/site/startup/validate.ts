/** Checks external data against a schema, and reports faults in the six messages of the specification. */

import { z } from 'zod/mini';

export type Validated<Data> =
  | { readonly isValid: true; readonly data: Data }
  | { readonly isValid: false; readonly faults: readonly string[] };

/** Checks a value of unknown origin against a schema. Never throws. */
export function validate<Data>(schema: z.core.$ZodType<Data>, value: unknown): Validated<Data> {
  const result = z.safeParse(schema, value);
  return result.success
    ? { isValid: true, data: result.data }
    : { isValid: false, faults: presentIssues(result.error.issues, value) };
}

type Issue = z.core.$ZodIssue;

const mostPresented = 10;

/** Returns one line for each issue: its path in the value, and the message. Never quotes the value itself. */
export function presentIssues(issues: readonly Issue[], value: unknown): readonly string[] {
  return issues.slice(0, mostPresented).map((issue) => {
    const message = messageOf(issue, value);
    return issue.path.length === 0 ? message : `${issue.path.join('.')}: ${message}`;
  });
}

function messageOf(issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_type' && issue.expected === 'object') return 'Unconformable entity';
  if (valueAt(issue.path, value) === undefined) return 'present failed';
  switch (issue.code) {
    case 'invalid_type':
      return 'coercion failed';
    case 'unrecognized_keys':
      return 'conform failed';
    // The issue of a discriminated union.
    case 'invalid_union':
      return 'unhandled validation type';
    default:
      return 'is invalid';
  }
}

function valueAt(path: readonly PropertyKey[], value: unknown): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}
