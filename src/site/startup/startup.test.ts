/** D2: the site starts whatever start-up data the page contains. */

import { describe, expect, test } from 'vitest';
import { defaultStartup, printStartup, readStartup, type Startup } from './startup.ts';

const full: Startup = {
  user: { name: 'Ottoline Wick' },
  configuration: {
    environment: 'development',
    backend: { ajax: true, socket: true },
    newsletter: 'backend',
    version: 'b2c1',
  },
  store: { flashes: [{ kind: 'info', text: 'Welcome back. Both of you.', sticky: false }], modal: 'hello' },
};

test('by default there is no user, no notice and no backend', () => {
  expect(defaultStartup).toEqual({
    user: null,
    configuration: { environment: 'production', backend: null, newsletter: 'frame' },
    store: { flashes: [] },
  });
  expect(readStartup('{}')).toEqual({ startup: defaultStartup, faults: [] });
});

test('start-up data is read back as it was written', () => {
  for (const startup of [defaultStartup, full])
    expect(readStartup(printStartup(startup))).toEqual({ startup, faults: [] });
});

describe('D2: start-up data', () => {
  test.each([
    ['missing', ''],
    ['truncated', printStartup(full).slice(0, -9)],
    ['no JSON', '<p>Sign in to the hotel’s network</p>'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('that is %s is replaced by the defaults', (_what, text) => {
    expect(readStartup(text)).toEqual({ startup: defaultStartup, faults: ['Unconformable entity'] });
  });

  test('with a broken part keeps the other parts', () => {
    const broken = { ...full, configuration: { ...full.configuration, backend: 'https://evil.example' } };
    expect(readStartup(JSON.stringify(broken))).toEqual({
      startup: { ...full, configuration: defaultStartup.configuration },
      faults: ['configuration: backend: Unconformable entity'],
    });
  });

  test('with unknown fields keeps the known ones', () => {
    const text = JSON.stringify({ user: { name: 'Wick', email: 'wick@clones.example' }, theme: 'ink' });
    expect(readStartup(text)).toEqual({ startup: { ...defaultStartup, user: { name: 'Wick' } }, faults: [] });
  });
});

test('D2: no text in start-up data ends the element that contains it', () => {
  const hostile = { ...full, user: { name: '</script><script>alert(1)</script>' } };
  expect(printStartup(hostile)).not.toContain('<');
  expect(readStartup(printStartup(hostile)).startup).toEqual(hostile);
});
