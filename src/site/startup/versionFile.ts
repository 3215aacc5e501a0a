/** `/version.json`: which site this is, and which build of it; also the proof that the site itself can be reached. */

import { z } from 'zod/mini';

/** Content hash of a build, or whatever a publisher's backend calls its versions. */
export const versionSchema = z.lazy(() => z.string().check(z.minLength(1), z.maxLength(100)));

import { game } from '../gameName.ts';

export const versionFileSchema = z.lazy(() =>
  z.object({
    /** Tells our own answer from that of a hotel's network. */
    app: z.literal(game),
    version: versionSchema,
  }),
);

export type VersionFile = z.output<typeof versionFileSchema>;

/** What the build writes. */
export const versionFileOf = (version: string): VersionFile => ({ app: game, version });
