/** What a server sends: the version of the site, and flash messages. */

import { z } from 'zod/mini';
import { game } from '../gameName.ts';
import { flashKinds } from '../notices/flash.ts';

/** Content hash of a build, or whatever a publisher's backend calls its versions. */
export const versionSchema = z.lazy(() => z.string().check(z.minLength(1), z.maxLength(100)));

/** `/version.json`; it also proves that the site itself can be reached. */
export const versionFileSchema = z.lazy(() =>
  z.object({
    /** Tells the site's answer from that of a captive portal. */
    app: z.literal(game),
    version: versionSchema,
  }),
);

export type VersionFile = z.output<typeof versionFileSchema>;

/** What the build writes. */
export const versionFileOf = (version: string): VersionFile => ({ app: game, version });

/** Text only, without a link. */
export const serverFlashSchema = z.lazy(() =>
  z.strictObject({
    /** Two flashes with one id are one flash; without an id each is its own. */
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    kind: z.enum(flashKinds),
    text: z.string().check(z.minLength(1), z.maxLength(500)),
    sticky: z._default(z.boolean(), false),
  }),
);

export type ServerFlash = z.output<typeof serverFlashSchema>;
