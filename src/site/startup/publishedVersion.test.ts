/** The version file is trusted only if it is ours. */

import { afterEach, expect, test, vi } from 'vitest';
import { publishedVersion } from './publishedVersion.ts';
import { versionFileOf } from './schemas.ts';

afterEach(() => vi.unstubAllGlobals());
const answer = (response: Response | Error) =>
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response;
    return response;
  });

test('returns the published version', async () => {
  answer(Response.json(versionFileOf('9ec4a57b16ad6bfd')));
  expect(await publishedVersion()).toBe('9ec4a57b16ad6bfd');
});

test.each([
  ['a page in its place', new Response('<!doctype html>')],
  ['the file of another site', Response.json({ app: 'hotel', version: '1' })],
  ['our file in HTML', new Response(JSON.stringify(versionFileOf('1')), { headers: { 'Content-Type': 'text/html' } })],
  ['more than 1 MB', Response.json({ ...versionFileOf('1'), padding: 'x'.repeat(1_000_000) })],
  ['no file', Response.json(versionFileOf('1'), { status: 404 })],
  ['no network', new TypeError('Failed to fetch')],
])('returns undefined for %s', async (_what, response) => {
  answer(response);
  expect(await publishedVersion()).toBeUndefined();
});
