/** Requests while the backend or the network is down: retries, probes and the notice. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  endPage,
  maintenance,
  minute,
  noAnswer,
  type PageWithBackend,
  pass,
  startPage,
  versionFile,
} from '../../tests/support/pageWithBackend.ts';

let page: PageWithBackend;
beforeEach(async () => {
  page = await startPage();
});
afterEach(endPage);

/** Expects no request up to one millisecond before the given time, and one request at that time. */
async function expectRetryAfter(milliseconds: number) {
  const before = page.letters().length;
  await pass(milliseconds - 1);
  expect(page.letters()).toHaveLength(before);
  await pass(1);
  expect(page.letters()).toHaveLength(before + 1);
}

describe('during maintenance', () => {
  test.each([502, 503, 504])('R1: %i shows a sticky flash and is retried after exactly 3000 ms', async (status) => {
    await page.ask({}, { status });
    expect(page.showing()).toMatchObject([{ text: maintenance, sticky: true }]);
    await expectRetryAfter(3000);
    expect(page.probes()).toBe(0);
  });

  test('R2: no response counts as maintenance when the site itself answers', async () => {
    await page.ask({}, noAnswer);
    expect(page.texts()).toEqual([maintenance]);
    expect(page.probes()).toBe(1);
    await expectRetryAfter(3000);
  });

  test('R3: one flash is shown for the whole outage, and the handler runs once', async () => {
    const handler = vi.fn();
    const listed: number[] = [];
    page.flashes.subscribe(() => listed.push(page.showing().length));
    await page.ask({ success: handler }, (n) => (n <= 3 ? { status: 503 } : {}));
    for (let retry = 0; retry < 3; retry++) await expectRetryAfter(3000);
    expect(listed).toEqual([1, 0]);
    expect(handler).toHaveBeenCalledOnce();
  });

  test('after twenty attempts the delay is random, up to a minute', async () => {
    await page.ask({}, { status: 503 });
    for (let retry = 0; retry < 20; retry++) await expectRetryAfter(3000);
    await expectRetryAfter(31_500);
  });

  test('R20: Retry-After lengthens the delay', async () => {
    await page.ask({}, { status: 503, headers: { 'Retry-After': '120' } });
    await expectRetryAfter(120_000);
  });

  test('N5: a dismissed flash stays hidden for this outage and reappears in the next', async () => {
    let down = true;
    await page.ask({}, () => (down ? { status: 503 } : {}));
    for (const flash of page.showing()) page.dismissFlash(flash);
    await pass(30_000);
    expect(page.letters().length).toBeGreaterThan(5);
    expect(page.texts()).toEqual([]);
    down = false;
    await pass(3000);
    await page.ask({}, { status: 503 });
    expect(page.texts()).toEqual([maintenance]);
  });

  test('N7: a hidden tab sends nothing, and one request once it is visible', async () => {
    await page.ask({}, { status: 503 });
    page.pageVisibility.change('hidden');
    await pass(10 * minute);
    expect(page.letters()).toHaveLength(1);
    page.pageVisibility.change('visible');
    await pass(0);
    expect(page.letters()).toHaveLength(2);
  });

  test('the flash disappears as soon as the browser goes offline, and nothing is sent', async () => {
    await page.ask({}, { status: 503 });
    page.pageVisibility.change('offline');
    await pass(0);
    expect(page.texts()).toEqual([]);
    await pass(10 * minute);
    expect(page.letters()).toHaveLength(1);
  });

  test('a request without a response times out after ten seconds', async () => {
    await page.ask(
      {},
      (_n, { init }) =>
        new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    await pass(9999);
    expect(page.texts()).toEqual([]);
    await pass(1);
    expect(page.texts()).toEqual([maintenance]);
  });
});

describe('without a network', () => {
  test('N1: an offline browser sends neither request nor probe and shows nothing', async () => {
    page.pageVisibility.change('offline');
    const before = page.network.asked.length;
    await page.ask();
    await pass(10 * minute);
    expect(page.network.asked).toHaveLength(before);
    expect(page.texts()).toEqual([]);
    page.pageVisibility.change('online');
    await pass(4000);
    expect(page.letters()).toHaveLength(1);
  });

  test('N2: while the site does not answer, nothing is shown and probes are rare', async () => {
    page.answers.site = noAnswer;
    await page.ask({}, noAnswer);
    await pass(10 * minute);
    expect(page.texts()).toEqual([]);
    expect(page.letters()).toHaveLength(1);
    expect(page.probes()).toBeGreaterThanOrEqual(4);
    expect(page.probes()).toBeLessThanOrEqual(12);
  });

  test.each<[string, () => unknown, number]>([
    ['the browser is online again', () => page.pageVisibility.change('online'), 3500],
    ['the tab is visible again', () => page.pageVisibility.change('visible'), 3000],
    ['another request was answered', () => page.client.request({ method: 'GET', path: '/ajax/other' }), 3000],
    ['a minute has passed', () => undefined, minute + 3000],
  ])('it probes again when %s', async (_what, happens, after) => {
    page.answers.site = noAnswer;
    await page.ask({}, noAnswer);
    Object.assign(page.answers, { site: versionFile, letters: () => ({}) });
    happens();
    await pass(after - 1);
    expect(page.probes()).toBe(1);
    await pass(1);
    expect(page.probes()).toBe(2);
    expect(page.letters()).toHaveLength(2);
  });

  test('an online event before the next probe is not lost', async () => {
    page.answers.site = noAnswer;
    await page.ask({}, noAnswer);
    page.pageVisibility.change('visible');
    await pass(2000);
    page.pageVisibility.change('online');
    await pass(1000);
    page.answers.site = versionFile;
    await pass(3500);
    expect(page.letters()).toHaveLength(2);
  });

  test('all requests wait for the same probe', async () => {
    page.answers.site = noAnswer;
    for (let count = 0; count < 3; count++) await page.ask({}, noAnswer);
    const before = page.probes();
    Object.assign(page.answers, { site: versionFile, letters: () => ({}) });
    page.pageVisibility.change('online');
    await pass(3500);
    expect(page.probes()).toBe(before + 1);
    expect(page.letters()).toHaveLength(6);
  });

  test('a backend that is down when the network returns counts as a new outage', async () => {
    page.pageVisibility.change('offline');
    await page.ask({}, { status: 503 });
    page.pageVisibility.change('online');
    await pass(3500);
    expect(page.texts()).toEqual([maintenance]);
    await expectRetryAfter(3000);
  });
});
