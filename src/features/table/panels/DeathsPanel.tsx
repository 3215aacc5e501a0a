/** Asks whether the item has resolved and, if all clones die, whose effect it was. */

import { useState } from 'react';
import { allAreDying, dyingSeats } from '#game/rules/dying.ts';
import { cloneAt } from '#game/rules/table.ts';
import { turnSheet } from '#game/tracker/turnSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Choice, ChoiceGroup } from '#ui/field/Field.tsx';
import { NamedText } from '#ui/NamedText.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';
import text from '#ui/styles/text.module.css';
import { useTable } from '../tableContext.ts';
import styles from './panels.module.css';

export function DeathsPanel() {
  const { table, act, show } = useTable();
  const [fatalBy, setFatalBy] = useState<number>();
  const dying = dyingSeats(table);
  const all = allAreDying(table);
  const names = dying.map((seat) => cloneAt(table, seat).name);

  function die() {
    show(undefined);
    act({ kind: 'check-deaths', ...(all && fatalBy !== undefined && { fatalBy }) });
  }

  return (
    <Dialog title="Check for deaths" onClose={() => show(undefined)}>
      <div className={text.prose}>
        <ul>
          {turnSheet(table).lines.map((line) => (
            <li key={line}>
              <RuleText text={line} />
            </li>
          ))}
        </ul>
      </div>
      {all && (
        <ChoiceGroup legend="Who controls the fatal effect?">
          {dying.map((seat) => (
            <Choice
              key={seat}
              type="radio"
              name="fatal-by"
              checked={seat === fatalBy}
              onChange={() => setFatalBy(seat)}
            >
              {cloneAt(table, seat).name}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
      <div className={styles.actions}>
        <Button look="primary" onClick={die} aria-disabled={all && fatalBy === undefined}>
          {all ? 'All of you die' : <NamedText text={`Dead: ${names.join(', ')}`} names={names} />}
        </Button>
        <Button onClick={() => show(undefined)}>Not yet</Button>
      </div>
    </Dialog>
  );
}
