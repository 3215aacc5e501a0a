/** Asks whether the head has too few ideas for the refresh, which the app cannot know. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { outcomeOfEmptyHead, pointsOf } from '#game/rules/howToWin.ts';
import { cloneAt, livingSeats } from '#game/rules/table.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { NamedText } from '#ui/NamedText.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';
import { useTable } from '../tableContext.ts';
import styles from './panels.module.css';

const question = `Is a [refresh|#refreshing-headspace] due, and does the [head] hold fewer than ${inWords(gameConstants.headspaceSize)} ideas? Then the game [ends|#how-to-win]. The highest corpus plus cerebrium wins; a tie goes to the clone latest in turn order.`;

export function EmptyHeadPanel() {
  const { table, act, show } = useTable();

  const { winners } = outcomeOfEmptyHead(table);

  function end() {
    show(undefined);
    act({ kind: 'empty-head' });
  }

  const names = winners.map((seat) => cloneAt(table, seat).name);
  return (
    <Dialog title="An empty head" onClose={() => show(undefined)}>
      <p>
        <RuleText text={question} />
      </p>
      <ul>
        {livingSeats(table).map((seat) => (
          <li key={seat}>
            <bdi>{cloneAt(table, seat).name}</bdi>
            <span>{`: ${pointsOf(table, seat)}`}</span>
          </li>
        ))}
      </ul>
      <p>
        <NamedText text={`Wins by these numbers: ${names.join(' and ')}.`} names={names} />
      </p>
      <div className={styles.actions}>
        <Button look="primary" onClick={end}>
          End the game
        </Button>
        <Button onClick={() => show(undefined)}>Not yet</Button>
      </div>
    </Dialog>
  );
}
