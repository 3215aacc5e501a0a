/** The calls under /ajax: the token, an echo, and the mailing list. */

import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod/mini';
import { csrfTokenPath } from '#server/call.ts';
import type { envelopeSchema } from '#server/envelope.ts';
import { createAntiForgery } from './antiForgery.ts';

type Envelope = z.input<ReturnType<typeof envelopeSchema>>;

const largestBody = 64 * 1024;

type ApiOptions = {
  readonly origin: string;
  /** The version of the served build. */
  readonly version: string;
  /** Called with every email address that signs up. */
  readonly onSubscribe: (email: string) => void;
  /** The headers of every answer. */
  readonly headersFor: (path: string, status: number) => Readonly<Record<string, string>>;
};

const bodySchema = z.record(z.string(), z.unknown());

async function bodyOf({ req }: Context): Promise<z.infer<typeof bodySchema>> {
  const isJson = req.header('Content-Type')?.startsWith('application/json') ?? false;
  // Each rejects if the body is malformed.
  const body: unknown = await (isJson ? req.json() : req.parseBody({ all: true })).catch(() => undefined);
  const { success, data } = bodySchema.safeParse(body);
  if (!success) throw new HTTPException(400);
  return data;
}

/** Good enough for an example; only a message to the address is a real check. */
const emailAddress = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

export function createApi({ origin, version, onSubscribe, headersFor }: ApiOptions): Hono {
  const { guard, issueToken } = createAntiForgery(origin);
  const answer = (context: Context, envelope: Envelope) => context.json({ version, ...envelope });
  const api = new Hono();

  api.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headersFor(context.req.path, context.res.status)))
      if (name !== 'Content-Type') context.res.headers.set(name, value);
  });
  api.use(bodyLimit({ maxSize: largestBody, onError: (context) => context.json({}, 413) }));
  api.use(guard);

  api.get(csrfTokenPath, (context) => answer(context, { status: 'success', payload: { token: issueToken(context) } }));

  api.all('/ajax/echo', async (context) => {
    const { req } = context;
    const body = await bodyOf(context);
    return answer(context, { status: 'success', payload: { method: req.method, query: req.queries(), body } });
  });

  api.post('/ajax/mailing-list', async (context) => {
    const { email } = await bodyOf(context);
    if (typeof email !== 'string' || email.length > 254 || !emailAddress.test(email))
      return answer(context, {
        status: 'error',
        payload: { field: 'email' },
        flashes: [{ kind: 'error', text: 'This is not an email address: it needs a name, an @ and a domain.' }],
      });
    onSubscribe(email);
    return answer(context, {
      status: 'success',
      payload: { email },
      flashes: [{ kind: 'info', text: 'One of you is on the list.' }],
    });
  });

  api.onError((error, context) => {
    if (error instanceof HTTPException) return context.json({}, error.status);
    console.error(error);
    return context.json({}, 500);
  });
  api.notFound((context) => context.json({}, 404));
  return api;
}
