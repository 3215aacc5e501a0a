/** Imports a game from a file; a file that is no game gets a sentence. */

import { type ChangeEvent, useState } from 'react';
import { maxFileSize } from '#game/tracker/savedGame.ts';
import { importGame } from '#storage/games/tableGame.ts';
import { buttonClass } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './ImportGame.module.css';

export function ImportGame() {
  const [fault, setFault] = useState('');
  const [added, setAdded] = useState(false);

  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    // A file that is far too long is not even loaded.
    const answer = await importGame(await file.slice(0, maxFileSize + 1).text());
    setFault('fault' in answer ? answer.fault : '');
    setAdded(!('fault' in answer));
    currentTarget.value = '';
  }

  return (
    <div className={styles.import}>
      <label className={buttonClass()}>
        <input className={styles.file} type="file" accept="application/json,.json" onChange={read} />
        Open a file
      </label>
      <p className={styles.fault} role="alert">
        {fault && <Icon name="warning" />}
        {fault}
      </p>
      <p role="status">{added && 'The game is in the list.'}</p>
    </div>
  );
}
