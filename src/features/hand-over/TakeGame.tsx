/** Takes over a game from another device: its source, its contents, and the choice if this device has the same game. */

import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import { isSafariTab } from '#site/browserKind.ts';
import { type ReadCode, readGameCode } from '#storage/hand-over/gameCode.ts';
import { importGameFile } from '#storage/hand-over/gameFile.ts';
import { ActionButton } from '#ui/action-button/ActionButton.tsx';
import { copyText } from '#ui/action-button/sharing.ts';
import { Button, buttonClass } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { TextArea } from '#ui/field/TextInput.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import text from '#ui/styles/text.module.css';
import { Camera } from './Camera.tsx';
import styles from './HandOver.module.css';
import { ReceivedGame } from './ReceivedGame.tsx';
import { codeInPicture } from './readCode.ts';
import { type Received, receiveGame } from './receivedGame.ts';

type Props = {
  /** The text of the address that contains the game. */
  readonly link?: string;
  /** The file that was opened with the installed app. */
  readonly file?: File;
};

export function TakeGame({ link, file }: Props) {
  const [received, setReceived] = useState<Received>();
  const [fault, setFault] = useState('');

  async function take(reading: Promise<ReadCode>) {
    const read = await reading;
    const answer = 'fault' in read ? read : await receiveGame(read.handed, setFault);
    setFault('fault' in answer ? answer.fault : '');
    setReceived('fault' in answer ? undefined : answer);
  }

  const begin = useEffectEvent(() => {
    if (link !== undefined) void take(readGameCode(link));
    if (file) void take(readFile(file));
  });
  useEffect(() => begin(), []);

  return (
    <>
      {received ? (
        <ReceivedGame received={received} isInAddress={link !== undefined} />
      ) : (
        <Sources
          onText={(code) => void take(readGameCode(code))}
          onFile={(file) => void take(readFile(file))}
          onFault={setFault}
        />
      )}
      {link !== undefined && isSafariTab() && <InstalledAppNote />}
      <p className={styles.fault} role="alert">
        {fault && <Icon name="warning" />}
        <span>{fault}</span>
      </p>
    </>
  );
}

/** Links open in Safari, even if the app is installed, and neither sees the games of the other. */
const InstalledAppNote = () => (
  <>
    <p className={text.note}>
      An app on your home screen keeps its own games, apart from those in Safari. To play there, copy the link, open the
      app, choose “Receive a game”, and paste the link.
    </p>
    <div className={styles.actions}>
      <ActionButton icon="link" action={() => copyText(location.href)}>
        Copy the link
      </ActionButton>
    </div>
  </>
);

/** Reads a picture of a code, such as a screenshot, or a saved game. */
async function readFile(file: File): Promise<ReadCode> {
  if (!file.type.startsWith('image/')) return importGameFile(file);
  const code = await codeInPicture(file);
  return code === undefined ? { fault: 'No code was found in this picture.' } : readGameCode(code);
}

const noCamera = 'This page is not allowed to use the camera. Open a picture of the code, or use the link or the file.';

type SourcesProps = {
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
  readonly onFault: (sentence: string) => void;
};

function Sources({ onText, onFile, onFault }: SourcesProps) {
  const [isScanning, setScanning] = useState(false);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file) onFile(file);
    currentTarget.value = '';
  }

  function fail() {
    setScanning(false);
    onFault(noCamera);
  }

  return (
    <>
      <p>On the other device, choose “Hand over” in the settings or options of the game.</p>
      {isScanning && <Camera onText={onText} onFail={fail} onHidden={() => setScanning(false)} />}
      <div className={styles.actions}>
        {!isScanning && (
          <Button look="primary" onClick={() => setScanning(true)}>
            Scan the code
          </Button>
        )}
        <label className={buttonClass()}>
          <input
            className={styles.file}
            type="file"
            accept="application/json,.json,text/plain,image/*"
            onChange={choose}
          />
          Open a file or picture
        </label>
      </div>
      <Field label="Or paste the link">
        {/* Keeps the line breaks of a link that a mail program has wrapped. */}
        <TextArea rows={1} onChange={({ currentTarget }) => onText(currentTarget.value)} />
      </Field>
    </>
  );
}
