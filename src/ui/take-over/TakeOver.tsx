/** The button that asks for a game from another device; asked at once where the address of the page holds one. */

import { useEffect } from 'react';
import { openModal } from '#site/notices/modals.ts';
import { nowhere, pageState } from '#site/pageState.ts';
import { Button } from '../button/Button.tsx';
import { useStore } from '../subscriptions.ts';

export function TakeOver() {
  const fragment = useStore(pageState, nowhere).current?.fragment ?? '';
  useEffect(() => {
    if (fragment.startsWith('g=')) openModal({ subject: 'take-over', link: `#${fragment}` });
  }, [fragment]);
  return (
    <div>
      <Button onClick={() => openModal({ subject: 'take-over' })}>Take over a game</Button>
    </div>
  );
}
