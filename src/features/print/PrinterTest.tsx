/** Step 3: a test page for printers, and the offset of backs that is read off it. */

import { type Paper, testPageHref } from '#site/print/printFiles.ts';
import { keepPrinterOffset, mostOffset, printerOffset } from '#storage/printerOffset.ts';
import { buttonClass } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { TextInput } from '#ui/field/TextInput.tsx';
import { PdfLink } from '#ui/pdf-link/PdfLink.tsx';
import { useStore } from '#ui/subscriptions.ts';
import styles from './PrintSteps.module.css';
import { PrintStep } from './PrintSteps.tsx';

const atFirst = () => ({ right: 0, down: 0 });

/** The stored offset; none in the prerendered page. */
export const usePrinterOffset = () => useStore(printerOffset, atFirst);

const directions = [
  ['right', 'Right, in mm'],
  ['down', 'Down, in mm'],
] as const;

export function PrinterTest({ paper }: { readonly paper: Paper }) {
  const offset = usePrinterOffset();
  return (
    <PrintStep number={3} title="Test your printer">
      <p>
        Print the test page on both sides and hold it to the light. Enter how far the blue cross lies from the red one,
        to the right and down. Backs on the other side are then moved to lie behind their fronts. Nothing else is moved.
      </p>
      <p>
        <PdfLink className={buttonClass()} href={testPageHref(paper)}>
          Test page
        </PdfLink>
      </p>
      <Crosses {...offset} />
      <div className={styles.distances}>
        {directions.map(([direction, label]) => (
          <Field key={direction} label={label}>
            <TextInput
              type="number"
              inputMode="decimal"
              step={0.1}
              min={-mostOffset}
              max={mostOffset}
              // Uncontrolled, so that a minus sign can be typed first.
              key={offset[direction]}
              defaultValue={offset[direction]}
              onBlur={({ target }) => keepPrinterOffset({ ...offset, [direction]: Number(target.value) })}
            />
          </Field>
        ))}
      </div>
    </PrintStep>
  );
}

/** Both crosses as they are seen against the light. */
function Crosses({ right, down }: { readonly right: number; readonly down: number }) {
  const cross = <path d="M-16 0H16M0-16V16M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0" fill="none" strokeWidth="1.4" />;
  return (
    <svg className={styles.drawing} viewBox="-40 -20 80 40" aria-hidden="true">
      <g stroke="var(--plate-a)">{cross}</g>
      <g stroke="var(--plate-b)" transform={`translate(${2 * right} ${2 * down})`}>
        {cross}
      </g>
    </svg>
  );
}
