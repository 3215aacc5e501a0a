/** Choose Your Persona: four portraits, what each starts with, and what each would say. */

import { personas } from 'virtual:personas';
import type { Persona } from '#domain/cards/persona.ts';
import { findSymbol } from '#domain/cards/symbol.ts';
import { routes } from '#domain/routes.ts';
import { stories } from '#domain/stories.ts';
import { Misprint } from '#ui/misprint/Misprint.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { SymbolIcon } from '#ui/symbol/SymbolIcon.tsx';
import { openingQuote } from './openingQuote.ts';
import styles from './Personas.module.css';

const storyOf = ({ slug }: Persona) => stories.find((story) => story.slug === slug);

/** A persona with a story leads to it, the others to the rules for personas. */
const hrefOf = (persona: Persona) =>
  storyOf(persona) ? routes.personaStory.href(persona.slug) : routes.rules.href('personas');

export function Personas() {
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="choose-your-persona">
      <div className={styles.head}>
        <Misprint as="h2" id="choose-your-persona">
          Choose Your Persona
        </Misprint>
        <p className={text.lead}>
          The face you put on for the fight. Each has one desire to act on, and one fear for when it comes to that.
        </p>
      </div>
      <ul className={styles.files}>
        {personas.map((persona) => (
          <li key={persona.slug}>
            <PersonaFile persona={persona} />
          </li>
        ))}
      </ul>
      {personas.map((persona) => {
        const story = storyOf(persona);
        return (
          story && (
            <p key={persona.slug} className={styles.story}>
              <a className={text.labelLink} href={routes.personaStory.href(persona.slug)}>
                Read {story.title}, {persona.name.split(' ')[0]}’s story
              </a>
            </p>
          )
        );
      })}
    </section>
  );
}

function PersonaFile({ persona }: { persona: Persona }) {
  const { slug, faction, name, start, flavor } = persona;
  return (
    <a className={styles.file} href={hrefOf(persona)}>
      <Portrait slug={slug} />
      <div className={styles.words}>
        <p className={text.labelSmall}>{faction}</p>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.start}>
          <Amount token="{C}" amount={start.corpus} />
          <Amount token="{B}" amount={start.cerebrium} />
          <Amount token="{I}" amount={start.ideas} />
        </p>
        <p className={`${text.flavour} ${styles.quote}`}>{openingQuote(flavor)}</p>
      </div>
    </a>
  );
}

function Amount({ token, amount }: { token: string; amount: number }) {
  const symbol = findSymbol(token);
  return (
    <span className={styles.amount}>
      {symbol && <SymbolIcon symbol={symbol} />} {amount}
    </span>
  );
}
