/** A clone's persona, with the side that is in effect. */

import { personas } from 'virtual:personas';
import { paragraphsOf } from '#game/cards/cardText.ts';
import text from '#ui/styles/text.module.css';
import { RichText } from '#ui/symbol/RichText.tsx';
import styles from './PersonaNow.module.css';

type Props = { readonly slug: string; readonly afraid: boolean };

export function PersonaNow({ slug, afraid }: Props) {
  const persona = personas.find((candidate) => candidate.slug === slug);
  if (!persona) return null;
  return (
    <section className={styles.persona} {...(afraid && { 'data-ground': 'night' })}>
      <h3>{persona.name}</h3>
      <p className={text.label}>{afraid ? 'Its fear works now' : 'Its desire works now'}</p>
      {paragraphsOf(afraid ? persona.fear : persona.desire).map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
    </section>
  );
}
