import type { TestDetails } from '@playwright/test';

/** Details of a test that `npm run engines` leaves out of Firefox: the reason, and what tries the same in another way. */
export const notInFirefox = (reason: string): TestDetails => ({
  tag: '@chromium',
  annotation: { type: 'not in Firefox', description: reason },
});
