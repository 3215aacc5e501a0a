/** `npm run mutation:engine`: the rules engine, with its scenarios, properties and auditor. */

import { shared } from './shared.mjs';

export default {
  ...shared,
  vitest: { configFile: 'lab/mutation/vitest.engine.ts' },
  mutate: ['src/game/engine/*.ts', '!src/game/engine/*.test.ts'],
  thresholds: { high: 95, low: 90, break: 90 },
};
