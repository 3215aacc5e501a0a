/** The red button: opens the built file, or makes one on this device. */

import { useRef, useState } from 'react';
import { printFilesPath } from '#site/print/printFiles.ts';
import type { Offset } from '#site/print/sheetPages.ts';
import { Button, buttonClass } from '#ui/button/Button.tsx';
import { PdfLink } from '#ui/pdf-link/PdfLink.tsx';
import { useOnePress } from '#ui/useOnePress.ts';
import styles from './PrintFiles.module.css';
import { builtName, describeJob, type PrintJob, type PrintOptions } from './printJob.ts';

type Props = { readonly job: PrintJob; readonly options: PrintOptions; readonly offset: Offset };

const outcomes = {
  idle: '',
  working: 'Making the file …',
  saved: 'The file is saved. Print it at 100 per cent.',
  cancelled: 'Cancelled.',
  missing: 'The cards of this file are not stored on this device. Try again when you are online.',
} as const;

export function GetPdf({ job, options, offset }: Props) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('idle');
  const running = useRef<AbortController>(undefined);
  const onePress = useOnePress();
  const built = builtName(job, options);

  async function make() {
    const run = new AbortController();
    running.current = run;
    setOutcome('working');
    try {
      const [{ makePdf }, { handOver }] = await Promise.all([
        import('./makePdf.ts'),
        import('#ui/pdf-link/savePdf.ts'),
      ]);
      const file = await makePdf(job, options, offset, run.signal);
      if (file) await handOver(file);
      setOutcome(file ? 'saved' : 'missing');
    } catch {
      setOutcome(run.signal.aborted ? 'cancelled' : 'missing');
    }
  }

  return (
    <div className={styles.get}>
      <div className={styles.buttons}>
        {built === undefined ? (
          <Button
            look="primary"
            size="big"
            disabled={outcome === 'working' || job.cards.length === 0}
            onClick={() => void onePress(make)}
          >
            Get my PDF
          </Button>
        ) : (
          <PdfLink className={buttonClass({ look: 'primary', size: 'big' })} href={`${printFilesPath}${built}`}>
            Get my PDF
          </PdfLink>
        )}
        {outcome === 'working' && <Button onClick={() => running.current?.abort()}>Cancel</Button>}
      </div>
      <p>{describeJob(job, options, offset)}</p>
      <p role="status">{outcomes[outcome]}</p>
    </div>
  );
}
