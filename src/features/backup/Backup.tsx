/** Saves everything the site remembers as one file, and restores it from one. */

import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { game } from '#site/gameName.ts';
import { untilAnswered } from '#site/noAnswer.ts';
import { maxBackupSize, type Remembered, readBackup, writeBackup } from '#storage/backup/backup.ts';
import { changesOf } from '#storage/backup/changesOf.ts';
import { afterRestoring, type Mode, readDevice, writeDevice } from '#storage/backup/deviceState.ts';
import { noAnswer, siteDatabase } from '#storage/database.ts';
import { download } from '#ui/action-button/download.ts';
import { shareFile, sharesFiles } from '#ui/action-button/shareFile.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useOnePress } from '#ui/useOnePress.ts';

type Chosen = { readonly here: Remembered; readonly backup: Remembered };

export function Backup() {
  const first = useRef<HTMLButtonElement>(null);
  const onePress = useOnePress();
  const picker = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const [saved, setSaved] = useState(false);
  const [restored, setRestored] = useState('');
  const [chosen, setChosen] = useState<Chosen>();

  useEffect(() => {
    setRestored((said) => takeRestored() || said);
    // The button that opened this was removed, and the focus was lost with it.
    first.current?.focus({ preventScroll: true });
  }, []);

  /** Reads the data on this device, once storage answers. If it cannot be read, shows why and resolves to `undefined`. */
  async function look(): Promise<Remembered | undefined> {
    const here = await untilAnswered(() => readDevice(siteDatabase), setFault);
    setFault(here ? '' : noAnswer(siteDatabase.state.get()).message);
    return here;
  }

  async function save(send: (file: File) => Promise<void> | void) {
    const here = await look();
    if (!here) return;
    const name = `${game}-backup-${localDay()}.json`;
    await send(new File([writeBackup(here)], name, { type: 'application/json' }));
    setSaved(true);
    setRestored('');
  }

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    // Does not load the whole of a file that is far too long; a character takes at most three bytes.
    const read = readBackup(await file.slice(0, maxBackupSize * 3 + 1).text());
    currentTarget.value = '';
    setSaved(false);
    setRestored('');
    const here = await look();
    if ('fault' in read) setFault(read.fault);
    setChosen('fault' in read || !here ? undefined : { here, backup: read.remembered });
  }

  function cancel() {
    setChosen(undefined);
    first.current?.focus();
  }

  async function restore(mode: Mode) {
    // Another tab may have continued a game since the file was chosen.
    const here = chosen && (await look());
    if (!here) return;
    const next = afterRestoring(here, chosen.backup, mode);
    const failed = await writeDevice(siteDatabase, here, next);
    if (failed) return setFault(failed);
    rememberRestored(sentenceOf(changesOf(here, chosen.backup, next, mode)));
    // Reloads, so that this page cannot overwrite the restored data with what it read before.
    history.replaceState(null, '', '#take-along');
    location.reload();
  }

  return (
    <>
      <div className={layout.row}>
        <Button ref={first} onClick={() => onePress(() => save((file) => download(file.name, file)))}>
          Save a backup
        </Button>
        {sharesFiles() && <Button onClick={() => onePress(() => save(shareFile))}>Share a backup</Button>}
        <Button onClick={() => picker.current?.click()}>Restore a backup</Button>
        <input ref={picker} type="file" accept="application/json,.json,text/plain" onChange={choose} hidden />
      </div>
      <p role="alert">
        {fault && <Icon name="warning" />} <span>{fault}</span>
      </p>
      <p role="status">
        <span>{restored}</span>
        {saved && <span>The backup is saved.</span>}
        {chosen && <span>Nothing has been changed yet. Choose what happens to the data on this device.</span>}
      </p>
      {chosen && <Preview {...chosen} mode="merge" onRestore={(mode) => onePress(() => restore(mode))} />}
      {chosen && <Preview {...chosen} mode="replace" onRestore={(mode) => onePress(() => restore(mode))} />}
      {chosen && (
        <div className={layout.row}>
          <Button onClick={cancel}>Cancel</Button>
        </div>
      )}
    </>
  );
}

/** The day where the user is, such as 2026-11-25. */
const localDay = () => new Date().toLocaleDateString('sv-SE');

const modes = {
  merge: { title: 'Add it to what is on this device', button: 'Merge' },
  replace: { title: 'Replace what is on this device', button: 'Replace' },
} as const;

type PreviewProps = Chosen & { readonly mode: Mode; readonly onRestore: (mode: Mode) => void };

function Preview({ here, backup, mode, onRestore }: PreviewProps) {
  const { title, button } = modes[mode];
  const changes = changesOf(here, backup, afterRestoring(here, backup, mode), mode);
  return (
    <section className={text.prose} aria-labelledby={`backup-${mode}`}>
      <h3 id={`backup-${mode}`}>{title}</h3>
      <ul>
        {changes.length === 0 && <li>Nothing changes</li>}
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <div className={layout.row}>
        <Button disabled={changes.length === 0} onClick={() => onRestore(mode)}>
          {button}
        </Button>
      </div>
    </section>
  );
}

const sentenceOf = (changes: readonly string[]) => `The backup is restored. ${changes.join('. ')}.`;

/** Session storage key of the message that is shown after the reload. */
const restoredKey = 'restored';

function rememberRestored(sentence: string): void {
  try {
    sessionStorage.setItem(restoredKey, sentence);
  } catch {
    // Only the message is lost; the data is restored.
  }
}

function takeRestored(): string {
  try {
    const sentence = sessionStorage.getItem(restoredKey) ?? '';
    sessionStorage.removeItem(restoredKey);
    return sentence;
  } catch {
    return '';
  }
}
