/** Shares the address of a list of cards, or copies the cards as text, CSV or JSON; and a disclosure for menus. */

import { type ReactNode, useState } from 'react';
import { type ExportFormat, exportFormats } from '#game/cards/exportCards.ts';
import { ActionButton } from '../action-button/ActionButton.tsx';
import { copyText, shareLink } from '../action-button/sharing.ts';
import styles from './ExportMenu.module.css';

const words: Readonly<Record<ExportFormat, string>> = { text: 'As text', csv: 'As CSV', json: 'As JSON' };

type DisclosureProps = { readonly summary: string; readonly children: ReactNode };

/** Renders its content only while it is open. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{summary}</summary>
      {isOpen && <div className={styles.buttons}>{children}</div>}
    </details>
  );
}

export function ExportMenu({ make }: { make: (format: ExportFormat) => Promise<string> }) {
  return (
    <Disclosure summary="Share or copy these cards">
      <ActionButton icon="share" action={() => shareLink(document.title, location.href)}>
        Share this search
      </ActionButton>
      {exportFormats.map((format) => (
        <ActionButton key={format} icon="copy" action={() => make(format).then(copyText, () => 'failed')}>
          {words[format]}
        </ActionButton>
      ))}
    </Disclosure>
  );
}
