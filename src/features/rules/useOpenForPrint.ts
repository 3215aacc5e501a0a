/** Opens every side box for printing, and closes it afterwards. */

import { useEffect } from 'react';

export function useOpenForPrint(): void {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const box of opened) box.open = true;
    };
    const close = () => {
      for (const box of opened) box.open = false;
      opened = [];
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
}
