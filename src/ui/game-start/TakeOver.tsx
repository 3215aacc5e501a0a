/**
 * Button that opens the dialog for taking over a game from another device. The dialog opens at once if the page's
 * address contains a game or a link to one that another app has shared, or if a file is opened with the installed app.
 */

import { useEffect } from 'react';
import { openModal } from '#site/notices/modals.ts';
import { nowhere, pageState } from '#site/pageState.ts';
import { Button } from '../button/Button.tsx';
import { useStore } from '../subscriptions.ts';

/** Start of the code of a game in a link, plain or percent-encoded. */
const mark = /(?:#|%23)g(?:=|%3d)/i;

type Launch = { readonly files: readonly { getFile(): Promise<File> }[] };

declare global {
  /** Absent if the browser cannot open files with an installed app. */
  interface Window {
    readonly launchQueue?: { setConsumer(consume: (launch: Launch) => void): void };
  }
}

async function takeFile({ files: [handle] }: Launch): Promise<void> {
  if (handle) openModal({ subject: 'take-over', file: await handle.getFile() });
}

export function TakeOver() {
  const { search = '', fragment = '' } = useStore(pageState, nowhere).current ?? {};
  useEffect(() => {
    const shared = new URLSearchParams(search);
    const link = [`#${fragment}`, shared.get('url'), shared.get('text')].find((text) => text && mark.test(text));
    if (link) openModal({ subject: 'take-over', link });
  }, [search, fragment]);
  useEffect(() => window.launchQueue?.setConsumer((launch) => void takeFile(launch)), []);
  return (
    <div>
      <Button onClick={() => openModal({ subject: 'take-over' })}>Receive a game</Button>
    </div>
  );
}
