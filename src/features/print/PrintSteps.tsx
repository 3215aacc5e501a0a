/** Parts of the steps to a print: a numbered step, and a radio button drawn as a tile. */

import type { Elements } from '#ui/elements.ts';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './PrintSteps.module.css';

type StepProps = { readonly number: number; readonly title: string; readonly children: Elements };

export function PrintStep({ number, title, children }: StepProps) {
  return (
    <section className={styles.step} aria-labelledby={`step-${number}`}>
      <h2 className={styles.title} id={`step-${number}`}>
        <VisuallyHidden>Step </VisuallyHidden>
        <span className={styles.number}>{number}</span> <span>{title}</span>
      </h2>
      {children}
    </section>
  );
}

type TileProps = {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly drawing: Elements;
};

export function Tile({ name, title, note, checked, onChange, drawing }: TileProps) {
  return (
    <label className={styles.tile}>
      <input className={styles.input} type="radio" name={name} checked={checked} onChange={onChange} />
      {drawing}
      <strong>{title}</strong>
      <span>{note}</span>
    </label>
  );
}
