/** Everything that happened, newest first, turn by turn. */

import { activeClone } from '#game/rules/table.ts';
import type { TrackedGame } from '#game/tracker/game.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { NamedText } from '#ui/NamedText.tsx';
import { useTable } from '../tableContext.ts';
import { sentencesOf } from '../tableNotice.ts';
import styles from './panels.module.css';

type Turn = {
  readonly turn: number;
  /** Name of the clone whose turn it was. */
  readonly name: string;
  readonly steps: readonly { readonly step: number; readonly words: string }[];
};

/** The turns with their steps, both newest first. */
function turnsOf(game: TrackedGame): Turn[] {
  const turns = new Map<number, Turn>();
  for (const [step, { table }] of [...game.steps.entries()].reverse()) {
    const { name, steps } = turns.get(table.turn) ?? { name: activeClone(table).name, steps: [] };
    const words = sentencesOf(game, step).join(' ');
    turns.set(table.turn, { turn: table.turn, name, steps: [...steps, { step, words }] });
  }
  return [...turns.values()];
}

export function HistoryPanel() {
  const { open, undo, redo, show } = useTable();
  const { game } = open;
  const names = game.setup.seats.map(({ name }) => name);
  return (
    <Dialog title="History" size="tall" onClose={() => show(undefined)}>
      <div className={styles.undo}>
        <Button onClick={undo} aria-disabled={game.steps.length === 0}>
          Undo
        </Button>
        <Button onClick={redo} aria-disabled={game.undone.length === 0}>
          Redo
        </Button>
      </div>
      {game.steps.length === 0 && <p>Nothing has happened yet. It will.</p>}
      {turnsOf(game).map(({ turn, name, steps }) => (
        <section key={turn}>
          <h3 className={styles.turn}>
            <NamedText text={`Turn ${turn}: ${name}`} names={names} />
          </h3>
          <ul className={styles.steps}>
            {steps.map(({ step, words }) => (
              <li key={step}>
                <NamedText text={words} names={names} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
