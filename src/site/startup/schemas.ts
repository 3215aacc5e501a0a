/** Schemas of data from a server: the version of the site, and flash messages. */

import { z } from 'zod/mini';
import { game } from '../gameName.ts';
import { flashKinds } from '../notices/flash.ts';

/** Content hash of a build, or any version string of a publisher's backend. */
export const versionSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** `/version.json`; it also proves that the site itself can be reached. */
export const versionFileSchema = z.object({
  /** Distinguishes the site's answer from that of a captive portal. */
  app: z.literal(game),
  version: versionSchema,
});

export type VersionFile = z.output<typeof versionFileSchema>;

/** The version file that the build writes. */
export const versionFileOf = (version: string): VersionFile => ({ app: game, version });

/** A flash from a server: text only, without a link. */
export const serverFlashSchema = z.strictObject({
  /** Flashes with the same id are shown as one. A flash without an id is always a new one. */
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  kind: z.enum(flashKinds),
  text: z.string().check(z.minLength(1), z.maxLength(500)),
  sticky: z._default(z.boolean(), false),
});

export type ServerFlash = z.output<typeof serverFlashSchema>;
