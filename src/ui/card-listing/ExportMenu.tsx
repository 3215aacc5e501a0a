/** Shares the address of a list of cards, or copies the cards as text, CSV or JSON. */

import { type ExportFormat, exportFormats } from '#game/cards/exportCards.ts';
import { ActionButton } from '../action-button/ActionButton.tsx';
import { copyText, shareLink } from '../action-button/sharing.ts';
import styles from './ExportMenu.module.css';

const words: Readonly<Record<ExportFormat, string>> = { text: 'As text', csv: 'As CSV', json: 'As JSON' };

export function ExportMenu({ make }: { make: (format: ExportFormat) => Promise<string> }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>Share or copy these cards</summary>
      <div className={styles.buttons}>
        <ActionButton icon="share" action={() => shareLink(document.title, location.href)}>
          Share this search
        </ActionButton>
        {exportFormats.map((format) => (
          <ActionButton key={format} icon="copy" action={() => make(format).then(copyText, () => 'failed')}>
            {words[format]}
          </ActionButton>
        ))}
      </div>
    </details>
  );
}
