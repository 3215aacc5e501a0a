/** Choice of a persona, or none. */

import type { Persona } from '#game/cards/persona.ts';
import type { Start } from '#game/rules/setup.ts';
import type { Elements } from '../elements.ts';
import { Portrait } from '../portrait/Portrait.tsx';
import { Amount } from '../symbol/Amount.tsx';
import styles from './PersonaChoice.module.css';

type Props = {
  /** Name of the group of radio buttons; unique to each seat. */
  readonly name: string;
  readonly personas: readonly Persona[];
  /** Slug of the persona; empty for none. */
  readonly chosen: string;
  /** Starting numbers of the clone with the current choice. */
  readonly start: Start;
  /** Starting corpus of a clone without a persona. */
  readonly basic: number;
  readonly onChoose: (slug: string) => void;
};

/** Short name of a persona. */
const lastName = ({ name }: Persona) => name.split(' ').at(-1);

export function PersonaChoice({ name, personas, chosen, start, basic, onChoose }: Props) {
  const persona = personas.find(({ slug }) => slug === chosen);
  const tileOf = (slug: string) => ({ name, checked: slug === chosen, onChange: () => onChoose(slug) });
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Plays as</legend>
      <div className={styles.tiles}>
        <Tile {...tileOf('')} word="Basic">
          <span className={styles.basic} aria-hidden="true">
            {basic}
          </span>
        </Tile>
        {personas.map((candidate) => (
          <Tile key={candidate.slug} {...tileOf(candidate.slug)} word={lastName(candidate)}>
            <Portrait slug={candidate.slug} />
          </Tile>
        ))}
      </div>
      <p className={styles.start}>
        <span>{persona?.name ?? 'Basic numbers'}</span> <Amount token="{C}" amount={start.corpus} />
        <Amount token="{B}" amount={start.cerebrium} />
        <Amount token="{I}" amount={start.ideas} />
      </p>
    </fieldset>
  );
}

type TileProps = {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly word: string | undefined;
  readonly children: Elements;
};

function Tile({ word, children, ...input }: TileProps) {
  return (
    <label className={styles.tile}>
      <input {...input} className={styles.input} type="radio" />
      {children}
      <span className={styles.name}>{word}</span>
    </label>
  );
}
