/** Two copies of a page have the same built part if they differ only in what a server may replace. */

import { expect, test } from 'vitest';
import { builtPart } from './builtPart.ts';

const pageWith = ({ data = '{"configuration":{"version":"a1"}}', policy = "default-src 'none'", body = 'Rules' }) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}"><main>${body}</main>` +
  `<script type="application/json" id="startup">${data}</script>`;

const page = builtPart(pageWith({}));

test.each([
  ['start-up data of a server', { data: '{ "user": null, "configuration": { "version": "a1", "backend": {} } }' }],
  ['the policy of a server', { policy: 'default-src *' }],
])('%s do not change it', (_, changed) => {
  expect(builtPart(pageWith(changed))).toBe(page);
});

test.each([
  ['another version', { data: '{"configuration":{"version":"b2"}}' }],
  ['no version', { data: '{"configuration":{}}' }],
  ['start-up data that cannot be read', { data: '{"configuration":{"version":"a1"}' }],
  ['another text', { body: 'Sign in' }],
])('%s changes it', (_, changed) => {
  expect(builtPart(pageWith(changed))).not.toBe(page);
});

test('a page of another site is no other page', () => {
  expect(builtPart('<h1>Sign in</h1>')).toBe('<h1>Sign in</h1>');
});
