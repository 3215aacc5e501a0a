/** Play against the app or each other: the start page with the saved games, or the game in the address. */

import { Suspense } from 'react';
import { useRawSearch } from '#ui/address/address.ts';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { LayingTable } from './LayingTable.tsx';
import { PlayStart } from './start/PlayStart.tsx';

const FreeGame = lazyComponent(async () => (await import('./FreeGame.tsx')).FreeGame);

export function PlayScreen() {
  const id = new URLSearchParams(useRawSearch()).get('game');
  if (id === null) return <PlayStart />;
  return (
    <Suspense fallback={<LayingTable />}>
      <FreeGame key={id} id={id} />
    </Suspense>
  );
}
