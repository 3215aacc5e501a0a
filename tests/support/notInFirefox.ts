import type { TestDetails } from '@playwright/test';

/** Details of a test that is skipped in Firefox: the reason, and the test that covers it another way. */
export const notInFirefox = (reason: string): TestDetails => ({
  tag: '@chromium',
  annotation: { type: 'not in Firefox', description: reason },
});
