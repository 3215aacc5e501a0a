/** A flash message as a server sends it: words only, without a link and, if it likes, without an id. */

import { z } from 'zod/mini';
import { flashKinds } from '../notices/flash.ts';

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
