/** The result of the game, for sharing. */

import { game, siteName } from '#site/gameName.ts';
import { createLoader } from '#site/loader.ts';
import { showPartMissing } from '#storage/flashes/flashes.ts';
import { ActionButton } from '#ui/action-button/ActionButton.tsx';
import { download } from '#ui/action-button/download.ts';
import { copyText, shareText } from '#ui/action-button/sharing.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { NamedText } from '#ui/NamedText.tsx';
import { printResult, type Result, type ResultRow } from '#ui/result-picture/result.ts';
import text from '#ui/styles/text.module.css';
import { Amount } from '#ui/symbol/Amount.tsx';
import { useOnePress } from '#ui/useOnePress.ts';
import { askToStartAgain } from '../confirmations.ts';
import { useTable } from '../tableContext.ts';
import styles from './ResultPanel.module.css';
import { resultOf } from './resultCard.ts';

export function ResultPanel() {
  const { open, table, elapsed, undo, show } = useTable();
  const onePress = useOnePress();
  const result = resultOf(table, elapsed());
  if (!result) return null;

  function takeBack() {
    show(undefined);
    undo();
  }

  return (
    <Dialog title="The game is over" onClose={() => show(undefined)}>
      <ResultCard result={result} />
      <div className={styles.actions}>
        <ActionButton icon="share" action={() => shareText(siteName, printResult(result))}>
          Share
        </ActionButton>
        <ActionButton icon="copy" action={() => copyText(printResult(result))}>
          Copy
        </ActionButton>
        <Button onClick={() => void onePress(() => savePicture(result))}>Save as a picture</Button>
        <Button onClick={() => askToStartAgain(open.game.setup)}>Play again</Button>
        <Button look="quiet" onClick={takeBack}>
          Undo
        </Button>
      </div>
    </Dialog>
  );
}

const drawing = createLoader(() => import('#ui/result-picture/drawResult.ts'));

async function savePicture(result: Result): Promise<void> {
  try {
    const { drawResult } = await drawing.load();
    const picture = await drawResult(result);
    if (picture) download(`${game}.png`, picture);
  } catch (cause) {
    showPartMissing(cause);
  }
}

function ResultCard({ result: { verdict, rows, facts } }: { result: Result }) {
  return (
    <div className={styles.card}>
      <p className={text.labelSmall}>{siteName}</p>
      <p className={styles.verdict}>
        <NamedText text={verdict} names={rows.map(({ name }) => name)} />
      </p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </ul>
      <p className={text.labelSmall}>{facts.join(', ')}</p>
    </div>
  );
}

function Row({ row: { name, corpus, cerebrium, dead } }: { row: ResultRow }) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      {dead && <span className={styles.dead}>Dead</span>}
      <Amount token="{C}" amount={corpus} /> <Amount token="{B}" amount={cerebrium} />
    </li>
  );
}
