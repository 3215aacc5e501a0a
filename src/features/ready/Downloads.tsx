/** Downloads: the pocket edition, the whole site, and the card data. */

import { useEffect } from 'react';
import { loadPrintFiles, printFiles } from '#offline/printFiles.ts';
import { cardDownloadPath } from '#site/paths.ts';
import { archiveName, inBytes, pocketHref, pocketName } from '#site/print/printFiles.ts';
import { showPartMissing } from '#storage/flashes/flashes.ts';
import { shareFile, sharesFiles } from '#ui/action-button/shareFile.ts';
import { Button, buttonClass } from '#ui/button/Button.tsx';
import { useStore } from '#ui/subscriptions.ts';
import { useOnePress } from '#ui/useOnePress.ts';
import styles from './Work.module.css';

/** @param bytes Its size, by which it differs from whatever a gateway answers. */
async function sharePocketEdition(bytes: number | undefined): Promise<void> {
  const response = await fetch(pocketHref).catch(() => undefined);
  const edition = await response?.blob().catch(() => undefined);
  if (edition?.size === bytes && edition) await shareFile(new File([edition], pocketName, { type: 'text/html' }));
  else showPartMissing();
}

export function Downloads() {
  const { list } = useStore(printFiles);
  useEffect(() => void loadPrintFiles(), []);
  const onePress = useOnePress();
  const sizeOf = (name: string) => {
    const bytes = list?.[name]?.bytes;
    return bytes === undefined ? '' : `, ${inBytes(bytes)}`;
  };
  return (
    <>
      <p>
        The pocket edition has rules, quick start, all cards and the search in one file, and opens offline on any
        device.
      </p>
      <p className={styles.work}>
        <a className={buttonClass()} href={pocketHref} download>
          Save the pocket edition
        </a>
        {sharesFiles() && (
          <Button onClick={() => void onePress(() => sharePocketEdition(list?.[pocketName]?.bytes))}>Share it</Button>
        )}
        <span>{`HTML${sizeOf(pocketName)}`}</span>
      </p>
      <p>
        To serve it yourself: the{' '}
        <a href={`/${archiveName}`} download>
          whole site
        </a>{' '}
        <span>{`without the files to print (ZIP${sizeOf(archiveName)}). For your own programs: the`}</span>{' '}
        <a href={cardDownloadPath}>card data</a> as JSON, and its <a href="/schemas/card-download.json">schema</a>.
      </p>
    </>
  );
}
