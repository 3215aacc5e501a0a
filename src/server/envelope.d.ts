/** What every answer of a backend is wrapped in (spec section 7), and what its socket sends. */
import { z } from 'zod/mini';
/** Content hash of a build, or whatever a publisher's backend calls its versions. */
export declare const versionSchema: z.ZodMiniLazy<z.ZodMiniString<string>>;
/**
 * The schema of an envelope.
 * @param resolveRedirect The absolute form of an address the reader may be sent to, or `undefined`.
 */
export declare function envelopeSchema(
  resolveRedirect: (address: string) => string | undefined,
): z.ZodMiniDiscriminatedUnion<
  [
    z.ZodMiniObject<
      {
        flashes: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniLazy<
              z.ZodMiniObject<
                {
                  id: z.ZodMiniOptional<z.ZodMiniString<string>>;
                  kind: z.ZodMiniEnum<{
                    error: 'error';
                    info: 'info';
                  }>;
                  text: z.ZodMiniString<string>;
                  sticky: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                },
                z.core.$strict
              >
            >
          >
        >;
        payload: z.ZodMiniOptional<z.ZodMiniUnknown>;
        version: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniLazy<z.ZodMiniString<string>>>>;
        redirect: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        status: z.ZodMiniLiteral<'success'>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        flashes: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniLazy<
              z.ZodMiniObject<
                {
                  id: z.ZodMiniOptional<z.ZodMiniString<string>>;
                  kind: z.ZodMiniEnum<{
                    error: 'error';
                    info: 'info';
                  }>;
                  text: z.ZodMiniString<string>;
                  sticky: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                },
                z.core.$strict
              >
            >
          >
        >;
        payload: z.ZodMiniOptional<z.ZodMiniUnknown>;
        version: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniLazy<z.ZodMiniString<string>>>>;
        redirect: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        status: z.ZodMiniLiteral<'error'>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        flashes: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniLazy<
              z.ZodMiniObject<
                {
                  id: z.ZodMiniOptional<z.ZodMiniString<string>>;
                  kind: z.ZodMiniEnum<{
                    error: 'error';
                    info: 'info';
                  }>;
                  text: z.ZodMiniString<string>;
                  sticky: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                },
                z.core.$strict
              >
            >
          >
        >;
        payload: z.ZodMiniOptional<z.ZodMiniUnknown>;
        redirect: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        status: z.ZodMiniLiteral<'version'>;
        version: z.ZodMiniLazy<z.ZodMiniString<string>>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        flashes: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniLazy<
              z.ZodMiniObject<
                {
                  id: z.ZodMiniOptional<z.ZodMiniString<string>>;
                  kind: z.ZodMiniEnum<{
                    error: 'error';
                    info: 'info';
                  }>;
                  text: z.ZodMiniString<string>;
                  sticky: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                },
                z.core.$strict
              >
            >
          >
        >;
        payload: z.ZodMiniOptional<z.ZodMiniUnknown>;
        version: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniLazy<z.ZodMiniString<string>>>>;
        status: z.ZodMiniLiteral<'redirect'>;
        redirect: z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<string, string>>;
      },
      z.core.$strict
    >,
  ],
  'status'
>;
/** A message of the real-time connection: an envelope's contents, which answer nothing and send nobody anywhere. */
export declare const userMessageSchema: z.ZodMiniLazy<
  z.ZodMiniObject<
    {
      flashes: z.ZodMiniDefault<
        z.ZodMiniArray<
          z.ZodMiniLazy<
            z.ZodMiniObject<
              {
                id: z.ZodMiniOptional<z.ZodMiniString<string>>;
                kind: z.ZodMiniEnum<{
                  error: 'error';
                  info: 'info';
                }>;
                text: z.ZodMiniString<string>;
                sticky: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
              },
              z.core.$strict
            >
          >
        >
      >;
      payload: z.ZodMiniOptional<z.ZodMiniUnknown>;
      version: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniLazy<z.ZodMiniString<string>>>>;
    },
    z.core.$strict
  >
>;
