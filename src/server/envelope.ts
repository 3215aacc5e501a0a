/** What every answer of a backend is wrapped in (spec section 7), and what its socket sends. */

import { z } from 'zod/mini';
import { serverFlashSchema } from '#site/startup/serverFlash.ts';
import { versionSchema } from '#site/startup/versionFile.ts';

const contents = () => ({
  flashes: z._default(z.array(serverFlashSchema), []),
  payload: z.optional(z.unknown()),
  /** The version of the site that the backend belongs to. */
  version: z.nullish(versionSchema),
});

/**
 * The schema of an envelope.
 * @param resolveRedirect The absolute form of an address the reader may be sent to, or `undefined`.
 */
export function envelopeSchema(resolveRedirect: (address: string) => string | undefined) {
  const staying = { ...contents(), redirect: z.nullish(z.string()) };
  const redirect = z.pipe(z.string(), resolved(resolveRedirect));
  return z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('success'), ...staying }),
    z.strictObject({ status: z.literal('error'), ...staying }),
    z.strictObject({ status: z.literal('version'), ...staying, version: versionSchema }),
    z.strictObject({ status: z.literal('redirect'), ...contents(), redirect }),
  ]);
}

const resolved = (resolve: (address: string) => string | undefined) =>
  z.transform((address: string, { issues }) => {
    const absolute = resolve(address);
    if (absolute === undefined) issues.push({ code: 'custom', input: address });
    return absolute ?? z.NEVER;
  });

/** A message of the real-time connection: an envelope's contents, which answer nothing and send nobody anywhere. */
export const userMessageSchema = z.lazy(() => z.strictObject(contents()));
