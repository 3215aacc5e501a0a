/** The pocket edition: the rules, the cards and the search in one file, saved or sent to another device. */

import { useEffect } from 'react';
import { lookForPrintFiles, printFiles } from '#offline/printFiles.ts';
import { inBytes, pocketHref, pocketName } from '#site/print/printFiles.ts';
import { shareFile, sharesFiles } from '#ui/action-button/shareFile.ts';
import { Button, buttonClass } from '#ui/button/Button.tsx';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';

async function share(): Promise<void> {
  const response = await fetch(pocketHref);
  await shareFile(new File([await response.blob()], pocketName, { type: 'text/html' }));
}

export function PocketEdition() {
  const bytes = useStore(printFiles).list?.[pocketName]?.bytes;
  useEffect(() => void lookForPrintFiles(), []);
  return (
    <>
      <p>
        The pocket edition: rules, quick start, all cards and the search in one file, which opens on any device without
        a network.
      </p>
      <p>
        <a className={buttonClass()} href={pocketHref} download>
          Pocket edition
        </a>{' '}
        {sharesFiles() && <Button onClick={() => void share()}>Share it</Button>}{' '}
        {bytes !== undefined && <span className={text.note}>HTML, {inBytes(bytes)}</span>}
      </p>
    </>
  );
}
