/** How the game ended, to be shown around. */

import { resultLines } from '#domain/table/resultCard.ts';
import { ActionButton } from '#ui/action-button/ActionButton.tsx';
import { copyText, shareText } from '#ui/action-button/sharing.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useTable } from '../tableContext.ts';
import styles from './ResultPanel.module.css';

export function ResultPanel() {
  const { table, elapsed, undo, show } = useTable();
  const lines = resultLines(table, elapsed());
  if (!lines) return null;
  const [title = '', verdict, ...rest] = lines;
  const asText = lines.join('\n');

  function takeBack() {
    show(undefined);
    undo();
  }

  return (
    <Dialog title="The game is over" onClose={() => show(undefined)}>
      <div className={styles.card}>
        <p className={styles.verdict}>{verdict}</p>
        {rest.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={styles.actions}>
        <ActionButton icon="share" action={() => shareText(title, asText)}>
          Share
        </ActionButton>
        <ActionButton icon="copy" action={() => copyText(asText)}>
          Copy
        </ActionButton>
        <Button onClick={() => show({ kind: 'start-again' })}>Play again</Button>
        <Button look="quiet" onClick={takeBack}>
          Undo
        </Button>
      </div>
    </Dialog>
  );
}
