/** The panel that lies over the table. A rule that is linked in it opens over the table too, not instead of it. */

import type { MouseEvent, ReactNode } from 'react';
import { tableSettings } from '#storage/games/tableSettings.ts';
import { useStore } from '#ui/subscriptions.ts';
import { LookUp } from './look-up/LookUp.tsx';
import { ruleOfLink } from './look-up/linkTargets.ts';
import { DeathsPanel } from './panels/DeathsPanel.tsx';
import { EmptyHeadPanel } from './panels/EmptyHeadPanel.tsx';
import { HistoryPanel } from './panels/HistoryPanel.tsx';
import { MenuPanel } from './panels/MenuPanel.tsx';
import { ResultPanel } from './panels/ResultPanel.tsx';
import { SeatPanel } from './panels/SeatPanel.tsx';
import { TurnPanel } from './panels/TurnPanel.tsx';
import { isFar } from './sides.ts';
import styles from './TablePanel.module.css';
import { type Panel, useTable } from './tableContext.ts';

export function TablePanel({ panel }: { panel: Panel }) {
  const { table, show } = useTable();
  const { turned } = useStore(tableSettings);
  const reader = readerOf(panel, table.active);
  const faces = turned && reader !== undefined && isFar(table.clones.length, reader) ? 'far' : 'near';

  function openRule(click: MouseEvent) {
    const anchor = ruleOfLink(click.target);
    if (!anchor || click.defaultPrevented) return;
    click.preventDefault();
    show({ kind: 'look-up', anchor });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key arrives here as a click
    <div className={styles.panel} data-faces={faces} data-clones={table.clones.length} onClick={openRule}>
      {panelOf(panel)}
    </div>
  );
}

/** The seat a panel is for; `undefined` where it is for all, or needs the keyboard of the device. */
function readerOf(panel: Panel, active: number): number | undefined {
  if (panel.kind === 'seat') return panel.seat;
  const isForActive = panel.kind === 'turn' || panel.kind === 'deaths' || (panel.kind === 'look-up' && panel.anchor);
  return isForActive ? active : undefined;
}

function panelOf(panel: Panel): ReactNode {
  switch (panel.kind) {
    case 'turn':
      return <TurnPanel />;
    case 'history':
      return <HistoryPanel />;
    case 'menu':
      return <MenuPanel />;
    case 'deaths':
      return <DeathsPanel />;
    case 'empty-head':
      return <EmptyHeadPanel />;
    case 'result':
      return <ResultPanel />;
    case 'seat':
      return <SeatPanel seat={panel.seat} />;
    case 'look-up':
      return <LookUp {...(panel.anchor && { anchor: panel.anchor })} />;
  }
}
