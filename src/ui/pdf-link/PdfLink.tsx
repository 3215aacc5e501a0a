/**
 * Link to a file to print. A browser opens it in a new tab. A new window of the installed app has no way back, so there
 * the file goes to the share sheet or into the downloads.
 */

import { type ComponentProps, type MouseEvent, useState } from 'react';
import { isInstalledApp } from '#site/installedApp.ts';
import { isPlainClick } from '../link/ExternalLink.tsx';
import { useOnePress } from '../useOnePress.ts';

type Props = Omit<ComponentProps<'a'>, 'target' | 'rel' | 'onClick' | 'style'> & { readonly href: string };

const words = {
  fetching: 'Loading the file …',
  failed:
    'This file is not stored on this device and could not be loaded. Check your connection to the internet and try again.',
} as const;

export function PdfLink({ href, ...rest }: Props) {
  const [state, setState] = useState<keyof typeof words>();

  const onePress = useOnePress();

  async function save() {
    setState('fetching');
    const saved = await import('./savePdf.ts').then(({ savePdf }) => savePdf(href)).catch(() => false);
    setState(saved ? undefined : 'failed');
  }

  function open(event: MouseEvent) {
    if (!isPlainClick(event) || !isInstalledApp()) return;
    event.preventDefault();
    void onePress(save);
  }

  return (
    <>
      <a {...rest} href={href} target="_blank" rel="noopener" onClick={open} />
      {state && <span role="alert">{words[state]}</span>}
    </>
  );
}
