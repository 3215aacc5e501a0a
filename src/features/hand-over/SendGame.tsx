/** Sends a game to another device: as a code to scan, as a link, or as a file. */

import encodeQR from 'qr';
import { useEffect, useState } from 'react';
import type { HandedGame } from '#game/handedGame.ts';
import { game } from '#site/gameName.ts';
import { routes } from '#site/routes.ts';
import { codeFragment, writeGameCode } from '#storage/hand-over/gameCode.ts';
import { writeHandedFile } from '#storage/hand-over/gameFile.ts';
import { ActionButton } from '#ui/action-button/ActionButton.tsx';
import { download } from '#ui/action-button/download.ts';
import { shareFile, sharesFiles } from '#ui/action-button/shareFile.ts';
import { copyText } from '#ui/action-button/sharing.ts';
import { Button } from '#ui/button/Button.tsx';
import text from '#ui/styles/text.module.css';
import styles from './HandOver.module.css';

type Props = { readonly handed: HandedGame };

export function SendGame({ handed }: Props) {
  const link = useLink(handed);
  const file = () =>
    new File([writeHandedFile(handed)], `${game}-${handed.game.id}.json`, { type: 'application/json' });
  return (
    <>
      <p>Scan this code with the camera of the other device, or choose “Receive a game” there. It works offline.</p>
      {link === undefined ? (
        <p role="alert">{tooOld}</p>
      ) : link ? (
        <Code link={link} />
      ) : (
        <div className={styles.code} />
      )}
      <div className={styles.actions}>
        {sharesFiles() && <Button onClick={() => void shareFile(file())}>Share</Button>}
        {link !== undefined && (
          <ActionButton icon="link" action={() => copyText(link)}>
            Copy the link
          </ActionButton>
        )}
        <Button onClick={() => download(file().name, file())}>Save as a file</Button>
      </div>
      <p className={text.note}>
        The code, the link and the file hold the whole game: the names, and everything that happened. Anyone who has one
        of them can open the game. It stays on this device, too.
      </p>
    </>
  );
}

const tooOld =
  'This browser is too old to make a code or a link. Save the game as a file, and open that on the other device.';

/** The link to the game; empty until it is ready, `undefined` if this browser cannot make one. */
function useLink(handed: HandedGame): string | undefined {
  const [link, setLink] = useState<string | undefined>('');
  useEffect(() => {
    const page = handed.kind === 'table' ? routes.table.href() : routes.play.href();
    void writeGameCode(handed).then((code) => setLink(code && `${location.origin}${page}#${codeFragment}${code}`));
  }, [handed]);
  return link;
}

/** QR code, black on white in both themes, with the quiet zone that scanners need. */
function Code({ link }: { readonly link: string }) {
  const rows = codeOf(link);
  if (!rows) return <p role="alert">This game is too long for one code. Use the link or the file.</p>;
  const size = rows.length;
  const squares = rows.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label="Code of this game"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={squares.join('')} />
    </svg>
  );
}

const quietZone = 4;

/** Returns `undefined` if the text is too long for the largest code. */
function codeOf(link: string): boolean[][] | undefined {
  try {
    return encodeQR(link, 'raw', { ecc: 'low', border: quietZone });
  } catch {
    return undefined;
  }
}
