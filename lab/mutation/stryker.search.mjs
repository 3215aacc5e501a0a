/** `npm run mutation:search`: search and site. */

import { shared } from './shared.mjs';

export default {
  ...shared,
  vitest: { configFile: 'lab/mutation/vitest.search.ts' },
  mutate: ['src/{search,site}/**/*.ts', '!src/**/*.test.ts', '!src/**/*.d.ts', '!src/site/{loader,scheduling}.ts'],
};
