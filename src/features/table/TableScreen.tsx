/** The tracked game in the address, or the hub. */

import { useCallback } from 'react';
import { routes } from '#site/routes.ts';
import { openGame, resumeGame } from '#storage/games/tableGame.ts';
import { useRawSearch } from '#ui/address/address.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { useStored } from '#ui/useStored.ts';
import { TableHub } from './hub/TableHub.tsx';
import { PlayTable } from './PlayTable.tsx';

export function TableScreen() {
  const id = new URLSearchParams(useRawSearch()).get('game');
  return id === null ? <TableHub /> : <GameInAddress key={id} id={id} />;
}

/** Loads the game in the address, for instance after a reload or from a bookmark. */
function GameInAddress({ id }: { id: string }) {
  const open = useStore(openGame);
  const resume = useCallback(() => resumeGame(id), [id]);
  const { value: isFound, fault: silence } = useStored(resume);
  const fault = isFound === false ? noSuchGame : silence;

  if (open?.id === id) return <PlayTable open={open} />;
  return (
    <div className={layout.wrap}>
      <div className={layout.pageHead}>
        <PageTitle>Table</PageTitle>
        {fault ? <GameUnavailable fault={fault} /> : <p>Loading the game …</p>}
      </div>
    </div>
  );
}

const noSuchGame = 'This game is not on this device. It was removed, or saved on another device.';

function GameUnavailable({ fault }: { fault: string }) {
  return (
    <>
      <p role="alert">{fault}</p>
      <p>
        <ButtonLink href={routes.count.href()}>Games and setup</ButtonLink>
      </p>
    </>
  );
}
