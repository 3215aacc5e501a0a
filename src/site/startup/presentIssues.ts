/** What a schema refused, in the six messages of the specification. */

import type { z } from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** More than this tells nobody anything new. */
const mostPresented = 10;

/** One line for each issue: where in the value, and which message. The value itself is never quoted. */
export function presentIssues(issues: readonly Issue[], value: unknown): readonly string[] {
  return issues.slice(0, mostPresented).map((issue) => {
    const message = messageOf(issue, value);
    return issue.path.length === 0 ? message : `${issue.path.join('.')}: ${message}`;
  });
}

function messageOf(issue: Issue, value: unknown): string {
  // An entity is an object; nothing else can be made into one.
  if (issue.code === 'invalid_type' && issue.expected === 'object') return 'Unconformable entity';
  if (valueAt(issue.path, value) === undefined) return 'present failed';
  switch (issue.code) {
    case 'invalid_type':
      return 'coercion failed';
    case 'unrecognized_keys':
      return 'conform failed';
    // The field that says of which type an entity is names none we know.
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
