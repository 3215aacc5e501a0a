/**
 * The start-up data embedded in every page: the user, the configuration of the site, and the first messages to show. A
 * part that is missing or broken is replaced by its default; the other parts are kept.
 */

import { z } from 'zod/mini';
import { parseJson } from '#game/parseJson.ts';
import { startupElementId } from './builtPart.ts';
import { serverFlashSchema, versionSchema } from './schemas.ts';
import { validate } from './validate.ts';

export const environments = ['development', 'production'] as const;

/** There are no accounts, but a backend may know the user's name. */
export const userSchema = z.nullable(z.object({ name: z.string().check(z.minLength(1), z.maxLength(100)) }));

const schemas = {
  user: userSchema,
  configuration: z.object({
    environment: z.enum(environments),
    /** Whether a server answers under /ajax and at /user/websocket; `null` if there are only static files. */
    backend: z.nullable(z.object({ ajax: z.boolean(), socket: z.boolean() })),
    /** The sign-up form: the provider's page in a frame, or our own form, which posts to the backend. */
    newsletter: z._default(z.enum(['frame', 'backend', 'backend-json']), 'frame'),
    /** Version of the built site that contains this data; absent during development. */
    version: z.optional(versionSchema),
  }),
  store: z.object({
    flashes: z._default(z.array(serverFlashSchema), []),
    /** Subject of a modal to open. */
    modal: z.optional(z.string().check(z.maxLength(100))),
  }),
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
  const whole = validate(z.looseObject({}), parseJson(text));
  if (!whole.isValid) return { startup: defaultStartup, faults: whole.faults };

  const faults: string[] = [];
  const read = <Data>(part: keyof Startup, schema: z.core.$ZodType<Data>, fallback: Data): Data => {
    const value = whole.data[part];
    if (value === undefined) return fallback;
    const result = validate(schema, value);
    if (result.isValid) return result.data;
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

/** The start-up data of this page, read once. Not available while prerendering. */
export const pageStartup = (): ReadStartup =>
  (ofPage ??= readStartup(document.getElementById(startupElementId)?.textContent ?? ''));

/** The kind of sign-up form for the mailing list; without a backend always the provider's frame. */
export function pageNewsletter(): Configuration['newsletter'] {
  const { backend, newsletter } = pageStartup().startup.configuration;
  return backend?.ajax ? newsletter : 'frame';
}

/** Serialises start-up data, escaped so that no text can end the surrounding element. */
export const printStartup = (startup: Startup): string => JSON.stringify(startup).replaceAll('<', '\\u003c');
