/** `/version.json`: which site this is, and which build of it; also the proof that the site itself can be reached. */

import { z } from 'zod/mini';
import { game } from '../routes.ts';
import { versionSchema } from './envelope.ts';

export const versionPath = '/version.json';

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
