/** The parts of the runner that its test uses. */

import type { TestStatus } from '@stryker-mutator/api/test-runner';

type Runner = { dryRun(): Promise<{ readonly tests: readonly { readonly status: TestStatus }[] }> };

export declare const strykerPlugins: readonly [{ readonly injectableClass: new () => Runner }];
