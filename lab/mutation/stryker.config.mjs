/** `npm run mutation`: server, offline and storage. Only browser tests run much of this code. */

import { shared } from './shared.mjs';

export default {
  ...shared,
  vitest: { configFile: 'lab/mutation/vitest.config.ts' },
  mutate: [
    'src/{server,offline,storage}/**/*.ts',
    'src/site/{loader,scheduling}.ts',
    '!src/**/*.test.ts',
    '!src/**/*.d.ts',
  ],
};
