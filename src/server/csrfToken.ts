/** The anti-forgery token: where it is had, and in which header it goes back (spec section 7). */

import { z } from 'zod/mini';

export const csrfTokenPath = '/ajax/user/csrf-token';
export const csrfHeader = 'X-CSRF-Token';

/** The payload of the answer. Only what may stand in a header. */
export const csrfPayloadSchema = z.lazy(() => z.object({ token: z.string().check(z.regex(/^[\x21-\x7e]{1,512}$/)) }));
