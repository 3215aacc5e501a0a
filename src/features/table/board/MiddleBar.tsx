/** The bar between the seats: undo and redo, the last change, look-up and settings. */

import { useEffect, useState } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import { NamedText } from '#ui/NamedText.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { useTable } from '../tableContext.ts';
import { showNotice } from '../tableNotice.ts';
import styles from './MiddleBar.module.css';

export function MiddleBar() {
  const { open, table, notice, undo, redo, show } = useTable();
  const { game } = open;
  return (
    <section className={styles.bar} data-ground="night" aria-label="Both sides">
      <button
        type="button"
        className={styles.tool}
        aria-label="Undo"
        aria-disabled={game.steps.length === 0}
        onClick={undo}
      >
        <Icon name="undo" />
        <span className={styles.word}>Undo</span>
      </button>
      {game.undone.length > 0 && (
        <button type="button" className={styles.tool} onClick={redo}>
          <Icon name="redo" />
          <VisuallyHidden>Redo</VisuallyHidden>
        </button>
      )}
      <button type="button" className={styles.log} onClick={() => show({ kind: 'turn' })}>
        <span className={styles.turn}>
          <span>{`Turn ${table.turn},`}</span> <Clock />
        </span>
        <span className={styles.words}>
          <NamedText text={showNotice(game, notice)} names={game.setup.seats.map(({ name }) => name)} />
        </span>
        <VisuallyHidden> What may I do now?</VisuallyHidden>
      </button>
      <button type="button" className={styles.tool} onClick={() => show({ kind: 'look-up' })}>
        <Icon name="search" />
        <VisuallyHidden>Look up a card or a rule</VisuallyHidden>
      </button>
      <button type="button" className={styles.tool} onClick={() => show({ kind: 'menu' })}>
        <Icon name="sliders" />
        <VisuallyHidden>Table settings</VisuallyHidden>
      </button>
    </section>
  );
}

const minute = 60_000;

/** "5 min", "1 h 05 min". */
function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** Time played, without seconds. */
function Clock() {
  const { elapsed } = useTable();
  const [, wake] = useState(0);
  const now = elapsed();

  useEffect(() => {
    const timer = setTimeout(() => wake((count) => count + 1), minute - (now % minute));
    return () => clearTimeout(timer);
  }, [now]);

  const minutes = Math.floor(now / minute);
  return <time dateTime={`PT${minutes}M`}>{clockTime(minutes)}</time>;
}
