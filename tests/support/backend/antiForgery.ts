/** CSRF protection: only a page of this site may change something, with the token of its own session. */

import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { csrfHeader } from '#server/call.ts';

const sessionCookie = 'session';
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

const equal = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** @param origin The origin of the site, as browsers send it. */
export function createAntiForgery(origin: string) {
  const secret = randomBytes(32);
  const tokenFor = (session: string) => createHmac('sha256', secret).update(session).digest('base64url');

  const holdsToken = (context: Context) => {
    const session = getCookie(context, sessionCookie);
    return session !== undefined && equal(context.req.header(csrfHeader) ?? '', tokenFor(session));
  };

  /** Browsers send the origin with every unsafe method, and no page can forge it. */
  const guard: MiddlewareHandler = async (context, next) => {
    const { method } = context.req;
    if (safeMethods.includes(method)) return next();
    if (context.req.header('Origin') !== origin || !holdsToken(context)) return context.json({}, 403);
    return next();
  };

  /** Returns the token of the caller's session, and starts a session if there is none. */
  function issueToken(context: Context): string {
    const session = getCookie(context, sessionCookie) ?? randomUUID();
    const secure = origin.startsWith('https:');
    setCookie(context, sessionCookie, session, { httpOnly: true, sameSite: 'Lax', path: '/', secure });
    return tokenFor(session);
  }

  return { guard, issueToken };
}
