/** Maintenance or no network: what a failed request does then (reliability section 5). */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakePresence } from '../../tests/support/fakeSurroundings.ts';
import { createOutage, type Failure } from './outage.ts';
import type { Probe } from './probe.ts';

const gatewayError: Failure = { kind: 'maintenance', retryAfter: 0 };
const noAnswer: Failure = { kind: 'unanswered', retryAfter: 0 };
const minute = 60_000;

let presence: ReturnType<typeof fakePresence>;
let reports: { maintenance: () => void; offline: () => void; answered: () => void };
let probe: ReturnType<typeof vi.fn<Probe>>;
let outage: ReturnType<typeof createOutage>;

beforeEach(() => {
  vi.useFakeTimers();
  presence = fakePresence();
  reports = { maintenance: vi.fn(), offline: vi.fn(), answered: vi.fn() };
  probe = vi.fn<Probe>(async () => true);
  outage = createOutage(presence, probe, () => 0.5, reports);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A request that has failed, and whether it may be sent again by now. */
function fail(failure: Failure, patience = outage.createPatience()) {
  const retried = vi.fn();
  void patience.untilRetry(failure).then(retried);
  return retried;
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('with proof that the backend is in maintenance', () => {
  test('a gateway error needs no probe, and the request goes out again after exactly 3000 ms', async () => {
    const retried = fail(gatewayError);
    await pass(2999);
    expect(reports.maintenance).toHaveBeenCalledOnce();
    expect(probe).not.toHaveBeenCalled();
    expect(retried).not.toHaveBeenCalled();
    await pass(1);
    expect(retried).toHaveBeenCalledOnce();
  });

  test('no answer at all counts only when the site itself answers', async () => {
    const retried = fail(noAnswer);
    await pass(3000);
    expect(probe).toHaveBeenCalledOnce();
    expect(reports.maintenance).toHaveBeenCalledOnce();
    expect(retried).toHaveBeenCalledOnce();
  });

  test('after twenty attempts it loses its punctuality', async () => {
    const patience = outage.createPatience();
    for (let attempt = 1; attempt <= 20; attempt++) {
      const retried = fail(gatewayError, patience);
      await pass(3000);
      expect(retried).toHaveBeenCalledOnce();
    }
    const retried = fail(gatewayError, patience);
    await pass(31_499);
    expect(retried).not.toHaveBeenCalled();
    await pass(1);
    expect(retried).toHaveBeenCalledOnce();
  });

  test('N7: nothing is sent from a hidden tab; one request once it is looked at', async () => {
    const retried = fail(gatewayError);
    await pass(1000);
    presence.change('hidden');
    await pass(10 * minute);
    expect(retried).not.toHaveBeenCalled();
    presence.change('visible');
    await pass(3000);
    expect(retried).toHaveBeenCalledOnce();
  });

  test('a network that goes takes the notice with it, at once', async () => {
    const retried = fail(gatewayError);
    await pass(1000);
    expect(reports.offline).not.toHaveBeenCalled();
    presence.change('offline');
    await pass(0);
    expect(reports.offline).toHaveBeenCalledOnce();
    await pass(minute / 2);
    expect(retried).not.toHaveBeenCalled();
  });
});

describe('without a network', () => {
  test('N1: a browser that is offline is believed: no probe, no notice, no request', async () => {
    presence.change('offline');
    const retried = fail(noAnswer);
    await pass(10 * minute);
    expect(probe).not.toHaveBeenCalled();
    expect(reports.maintenance).not.toHaveBeenCalled();
    expect(retried).not.toHaveBeenCalled();
  });

  test('N2: when the site itself does not answer, there is silence, and a look now and then', async () => {
    probe.mockResolvedValue(false);
    const retried = fail(noAnswer);
    await pass(10 * minute);
    expect(reports.maintenance).not.toHaveBeenCalled();
    expect(retried).not.toHaveBeenCalled();
    expect(probe.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(probe.mock.calls.length).toBeLessThanOrEqual(12);
  });

  test.each<[string, () => void, number]>([
    ['the network is back', () => presence.change('online'), 3500],
    ['the reader is back', () => presence.change('visible'), 3000],
    ['another request got through', () => outage.answered(), 3000],
    ['a minute has gone', () => undefined, minute + 3000],
  ])('it looks again when %s', async (_what, happens, after) => {
    probe.mockResolvedValue(false);
    const retried = fail(noAnswer);
    await pass(0);
    probe.mockClear().mockResolvedValue(true);
    happens();
    await pass(after - 1);
    expect(probe).not.toHaveBeenCalled();
    await pass(1);
    expect(probe).toHaveBeenCalledOnce();
    expect(retried).toHaveBeenCalledOnce();
  });

  test('what happens during a look is not overlooked', async () => {
    probe.mockResolvedValue(false);
    const retried = fail(noAnswer);
    await pass(0);
    presence.change('visible');
    await pass(2000);
    presence.change('online');
    await pass(1000);
    probe.mockResolvedValue(true);
    await pass(3500);
    expect(retried).toHaveBeenCalledOnce();
  });

  test('all requests wait for one look', async () => {
    probe.mockResolvedValue(false);
    const waiting = [fail(noAnswer), fail(noAnswer), fail(noAnswer)];
    await pass(0);
    probe.mockClear().mockResolvedValue(true);
    presence.change('online');
    await pass(3500);
    expect(probe).toHaveBeenCalledOnce();
    for (const retried of waiting) expect(retried).toHaveBeenCalledOnce();
  });

  test('the phone is back and the backend still down: a new outage, with its own notice and punctuality', async () => {
    const patience = outage.createPatience();
    presence.change('offline');
    const first = fail(noAnswer, patience);
    await pass(0);
    presence.change('online');
    await pass(3500);
    expect(first).toHaveBeenCalledOnce();
    const second = fail(gatewayError, patience);
    await pass(3000);
    expect(reports.maintenance).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });
});
