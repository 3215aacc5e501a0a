/** The revision of a stored game: which of two states is newer is decided by it, never by a clock, which may be wrong. */

import * as z from 'zod/mini';

export type Revision = {
  /** One more than the highest that the device had seen (a Lamport clock). */
  readonly count: number;
  /** Random id of the device that made the change. It orders equal counts of two devices. */
  readonly device: string;
};

const schema = z.object({
  count: z.int().check(z.minimum(1), z.maximum(10 ** 12)),
  device: z.string().check(z.regex(/^[a-z0-9]{1,20}$/)),
}) satisfies z.ZodMiniType<Revision>;

/** Field of a game. An invalid revision counts as none, so that it cannot make a game unreadable. */
export const revisionField = z.optional(z.catch(z.optional(schema), undefined));

/** Parses the revision of a stored row. Earlier editions stored games without one. */
export const revisionOf = (row: unknown): Revision | undefined =>
  z.object({ revision: revisionField }).safeParse(row).data?.revision;

/** Positive if the first is newer, negative if the second is. No revision is older than any. */
export const compareRevisions = (one: Revision | undefined, other: Revision | undefined): number =>
  (one?.count ?? 0) - (other?.count ?? 0) || order(one?.device ?? '', other?.device ?? '');

const order = (one: string, other: string) => (one === other ? 0 : one > other ? 1 : -1);
