/** The clone tracker: the table of the game in the address, or the games there are and the setup of a new one. */

import { useRawSearch } from '#ui/address/address.ts';
import { GameInAddress } from './GameInAddress.tsx';
import { SetupPage } from './setup/SetupPage.tsx';

export function TableScreen() {
  const id = new URLSearchParams(useRawSearch()).get('game');
  return id === null ? <SetupPage /> : <GameInAddress key={id} id={id} />;
}
