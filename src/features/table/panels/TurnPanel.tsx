/** The options at this point of the turn, with links to the rules and the history. */

import { activeClone } from '#game/rules/table.ts';
import { turnSheet } from '#game/tracker/turnSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';
import text from '#ui/styles/text.module.css';
import { useTable } from '../tableContext.ts';
import styles from './panels.module.css';

export function TurnPanel() {
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
      <div className={styles.actions}>
        <Button onClick={() => show({ kind: 'history' })}>History</Button>
        <Button onClick={() => show({ kind: 'look-up' })}>Look up</Button>
        {!table.outcome && <Button onClick={() => show({ kind: 'empty-head' })}>End the game on points</Button>}
      </div>
    </Dialog>
  );
}
