/**
 * The start-up data embedded in every page: who is
 * there, how the site is run, and what it shows first. A part that is missing
 * or broken gives way to its default; the others stand.
 */

import { z } from 'zod/mini';
import { conform, parseJson } from './conform.ts';
import { serverFlashSchema, versionSchema } from './schemas.ts';

/** The id of the element that holds it. */
export const startupElementId = 'startup';

export const environments = ['development', 'production'] as const;

/** There are no accounts; a backend may still know the reader's name. */
export const userSchema = z.lazy(() =>
  z.nullable(z.object({ name: z.string().check(z.minLength(1), z.maxLength(100)) })),
);

const schemas = {
  user: userSchema,
  configuration: z.lazy(() =>
    z.object({
      environment: z.enum(environments),
      /** Whether a server answers under /ajax and at /user/websocket; `null`: the site is files and nothing else. */
      backend: z.nullable(z.object({ ajax: z.boolean(), socket: z.boolean() })),
      /** Where the sign-up form is: the provider's page in a frame, or our own, which posts to the backend. */
      newsletter: z._default(z.enum(['frame', 'backend', 'backend-json']), 'frame'),
      /** Of the built site that carries this data; unknown while it is being developed. */
      version: z.optional(versionSchema),
    }),
  ),
  store: z.lazy(() =>
    z.object({
      flashes: z._default(z.array(serverFlashSchema), []),
      /** Subject of a modal to open. */
      modal: z.optional(z.string().check(z.maxLength(100))),
    }),
  ),
};
export type Startup = { readonly [Part in keyof typeof schemas]: z.output<(typeof schemas)[Part]> };
export type Configuration = Startup['configuration'];

export const defaultStartup: Startup = {
  user: null,
  configuration: { environment: 'production', backend: null, newsletter: 'frame' },
  store: { flashes: [] },
};

export type ReadStartup = { readonly startup: Startup; readonly faults: readonly string[] };

/** Reads the embedded text; faults are for the log. Never throws. */
export function readStartup(text: string): ReadStartup {
  const whole = conform(z.looseObject({}), parseJson(text));
  if (!whole.conforms) return { startup: defaultStartup, faults: whole.faults };

  const faults: string[] = [];
  const read = <Data>(part: keyof Startup, schema: z.core.$ZodType<Data>, fallback: Data): Data => {
    const value = whole.data[part];
    if (value === undefined) return fallback;
    const result = conform(schema, value);
    if (result.conforms) return result.data;
    faults.push(...result.faults.map((fault) => `${part}: ${fault}`));
    return fallback;
  };
  const startup = {
    user: read('user', schemas.user, defaultStartup.user),
    configuration: read('configuration', schemas.configuration, defaultStartup.configuration),
    store: read('store', schemas.store, defaultStartup.store),
  };
  return { startup, faults };
}

declare const document: { getElementById(id: string): { readonly textContent: string | null } | null };

let ofPage: ReadStartup | undefined;

/** The start-up data of this page, read once; not for the server. */
export const pageStartup = (): ReadStartup =>
  (ofPage ??= readStartup(document.getElementById(startupElementId)?.textContent ?? ''));

/** Where the sign-up form of this page's mailing list is; without a backend always in the provider's frame. */
export function pageNewsletter(): Configuration['newsletter'] {
  const { backend, newsletter } = pageStartup().startup.configuration;
  return backend?.ajax ? newsletter : 'frame';
}

/** Escaped so that no text can end the element around it. */
export const printStartup = (startup: Startup): string => JSON.stringify(startup).replaceAll('<', '\\u003c');
