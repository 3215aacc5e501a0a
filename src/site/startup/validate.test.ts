/** R23: the six schema messages, each produced from bad data by a parser of the site. */

import { describe, expect, test } from 'vitest';
import { readAnswer } from '#server/envelope.ts';
import { readStartup } from './startup.ts';

const faultsOfAnswer = (envelope: unknown) => {
  const reply = readAnswer(
    { status: 200, body: JSON.stringify(envelope) },
    { address: 'https://clones.example/', otherOrigins: [] },
  );
  return reply.kind === 'unreadable' ? reply.faults : [];
};

describe('R23: an answer of the backend', () => {
  test.each([
    ['is not an entity at all', null, 'Unconformable entity'],
    ['holds something that is no entity', { status: 'success', flashes: [7] }, 'flashes.0: Unconformable entity'],
    ['says of itself a type that is unknown', { status: 'teapot' }, 'status: unhandled validation type'],
    ['lacks what its type needs', { status: 'redirect' }, 'redirect: present failed'],
    ['has a field of another type', { status: 'success', version: 7 }, 'version: coercion failed'],
    [
      'has a value out of its range',
      { status: 'success', flashes: [{ kind: 'alarm', text: 'Fire' }] },
      'flashes.0.kind: is invalid',
    ],
    ['has fields nobody knows', { status: 'success', teapot: true }, 'conform failed'],
  ])('that %s is reported', (_what, envelope, message) => {
    expect(faultsOfAnswer(envelope)).toEqual([message]);
  });

  test('has every fault reported, up to ten', () => {
    expect(faultsOfAnswer({ status: 'success', version: 7, flashes: 7 })).toEqual([
      'flashes: coercion failed',
      'version: coercion failed',
    ]);
    expect(faultsOfAnswer({ status: 'success', flashes: Array(500).fill(7) })).toHaveLength(10);
  });

  test('never has its contents quoted', () => {
    const secret = 'a-token-that-must-not-be-logged';
    expect(JSON.stringify(faultsOfAnswer({ status: secret, [secret]: secret }))).not.toContain(secret);
    expect(JSON.stringify(faultsOfAnswer({ status: 'success', [secret]: secret }))).not.toContain(secret);
  });
});

test('R23: faults of start-up data have the same messages, each with the name of its part', () => {
  const { faults } = readStartup(
    JSON.stringify({ user: 7, configuration: { environment: 'staging', backend: { ajax: 'yes' } }, store: [] }),
  );
  expect(faults).toEqual([
    'user: Unconformable entity',
    'configuration: environment: is invalid',
    'configuration: backend.ajax: coercion failed',
    'configuration: backend.socket: present failed',
    'store: Unconformable entity',
  ]);
});
