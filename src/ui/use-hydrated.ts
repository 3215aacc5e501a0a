/** Whether the page has come to life: false in what the build rendered, until it is read again on the device. */

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
