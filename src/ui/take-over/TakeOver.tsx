/**
 * The button that asks for a game from another device. It is asked at once where the address of the page holds one,
 * or a link to one that another app has shared, and where a file is opened with the installed app.
 */

import { useEffect } from 'react';
import { openModal } from '#site/notices/modals.ts';
import { nowhere, pageState } from '#site/pageState.ts';
import { Button } from '../button/Button.tsx';
import { useStore } from '../subscriptions.ts';

/** Begins the code of a game in a link. */
const mark = '#g=';

type Launch = { readonly files: readonly { getFile(): Promise<File> }[] };

declare global {
  /** Absent where an app cannot be what opens a file. */
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
    const link = [`#${fragment}`, shared.get('url'), shared.get('text')].find((text) => text?.includes(mark));
    if (link) openModal({ subject: 'take-over', link: link.slice(link.indexOf(mark)) });
  }, [search, fragment]);
  useEffect(() => window.launchQueue?.setConsumer((launch) => void takeFile(launch)), []);
  return (
    <div>
      <Button onClick={() => openModal({ subject: 'take-over' })}>Take over a game</Button>
    </div>
  );
}
