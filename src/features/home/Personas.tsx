/** Choose Your Persona: four portraits, each of which opens a dialog with details. */

import { type MouseEvent, useState } from 'react';
import type { Persona } from '#game/cards/persona.ts';
import { personas } from '#game/generated/personas.ts';
import { routes, stories } from '#site/routes.ts';
import { isPlainClick } from '#ui/link/ExternalLink.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { PersonaDetails } from './PersonaDetails.tsx';
import styles from './Personas.module.css';
import { StartAmounts } from './StartAmounts.tsx';

const storyOf = ({ slug }: Persona) => stories.find((story) => story.slug === slug);

/** Link target of a portrait before hydration, and in a new tab. */
const personasInRules = routes.rules.href('personas');

export function Personas() {
  const [opened, setOpened] = useState<Persona>();
  return (
    <section data-skippable="" className={`${layout.wrap} ${layout.section}`} aria-labelledby="choose-your-persona">
      <div className={styles.head}>
        <PageTitle as="h2" id="choose-your-persona">
          Choose Your Persona
        </PageTitle>
        <p className={text.lead}>
          The face you put on for the fight. Each has one desire to act on, and one fear for when it comes to that.
        </p>
      </div>
      <ul className={styles.files}>
        {personas.map((persona) => (
          <li key={persona.slug}>
            <PersonaFile persona={persona} onOpen={() => setOpened(persona)} />
            <StoryLink persona={persona} />
          </li>
        ))}
      </ul>
      {opened && <PersonaDetails persona={opened} story={storyOf(opened)} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

type PersonaFileProps = { readonly persona: Persona; readonly onOpen: () => void };

function PersonaFile({ persona, onOpen }: PersonaFileProps) {
  const { slug, faction, name, start, flavor } = persona;

  function open(click: MouseEvent) {
    if (!isPlainClick(click)) return;
    click.preventDefault();
    onOpen();
  }

  return (
    <a className={styles.file} href={personasInRules} onClick={open} aria-haspopup="dialog">
      <Portrait slug={slug} />
      <div className={styles.words}>
        <p className={text.labelSmall}>{faction}</p>
        <h3 className={styles.name}>{name}</h3>
        <StartAmounts start={start} />
        <p className={`${text.flavour} ${styles.quote}`}>{openingQuote(flavor)}</p>
      </div>
    </a>
  );
}

function StoryLink({ persona }: { persona: Persona }) {
  const story = storyOf(persona);
  if (!story) return null;
  return (
    <a className={`${text.labelLink} ${styles.story}`} href={routes.personaStory.href(persona.slug)}>
      {`Story: ${story.title}`}
    </a>
  );
}

/** Returns the opening quotation without its marks, or the whole text if it does not begin with one. */
export function openingQuote(flavor: string): string {
  return /^'(.+?[.?])'(?=\s|$)/.exec(flavor)?.[1] ?? flavor;
}
