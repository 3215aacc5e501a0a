/** The panel over the table. A rule linked in it also opens over the table, instead of leaving it. */

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
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard fires a click
    <div className={styles.panel} data-faces={faces} data-clones={table.clones.length} onClick={openRule}>
      {panelOf(panel)}
    </div>
  );
}

/** Seat that a panel is for; `undefined` if it is for everybody, or needs the device's keyboard. */
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
