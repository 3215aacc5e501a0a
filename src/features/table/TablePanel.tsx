/** The panel over the table. A rule linked in it also opens over the table, instead of leaving it. */

import type { MouseEvent, ReactNode } from 'react';
import { activeClone } from '#game/rules/table.ts';
import { turnSheet } from '#game/tracker/turnSheet.ts';
import { tableSettings } from '#storage/games/tableSettings.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { LookUp } from './look-up/LookUp.tsx';
import { ruleOfLink } from './look-up/linkTargets.ts';
import { DeathsPanel } from './panels/DeathsPanel.tsx';
import { EmptyHeadPanel } from './panels/EmptyHeadPanel.tsx';
import { HistoryPanel } from './panels/HistoryPanel.tsx';
import { MenuPanel } from './panels/MenuPanel.tsx';
import turnPanelStyles from './panels/panels.module.css';
import { ResultPanel } from './panels/ResultPanel.tsx';
import { SeatPanel } from './panels/SeatPanel.tsx';
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
    default:
      return panel satisfies never;
  }
}

/** The options at this point of the turn, with links to the rules and the history. */
function TurnPanel() {
  const { table, show } = useTable();
  const { title, lines } = turnSheet(table);
  const { name } = activeClone(table);
  return (
    <Dialog title={`${name}: ${title}`} names={[name]} onClose={() => show(undefined)}>
      <div className={text.prose}>
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <RuleText text={line} />
            </li>
          ))}
        </ul>
      </div>
      <div className={turnPanelStyles.actions}>
        <Button onClick={() => show({ kind: 'history' })}>History</Button>
        <Button onClick={() => show({ kind: 'look-up' })}>Look up</Button>
        {!table.outcome && <Button onClick={() => show({ kind: 'empty-head' })}>End the game on points</Button>}
      </div>
    </Dialog>
  );
}
